import { POPULAR_DOMAINS, POPULAR_TLDS, run } from '@zootools/email-spell-checker';

/** Specification, section 5. */
const THRESHOLD = 2;

/** What the library lacks, above all the Dutch, Belgian and Polish providers (specification, section 5). */
const FURTHER_DOMAINS = [
  'ziggo.nl kpnmail.nl kpnplanet.nl planet.nl hetnet.nl home.nl casema.nl quicknet.nl upcmail.nl chello.nl xs4all.nl',
  'live.nl hotmail.nl outlook.nl online.nl solcon.nl telfort.nl caiway.nl zeelandnet.nl tele2.nl versatel.nl',
  'telenet.be skynet.be proximus.be scarlet.be pandora.be voo.be hotmail.be live.be outlook.be yahoo.be',
  'wp.pl o2.pl onet.pl onet.eu op.pl vp.pl interia.pl interia.eu poczta.fm gazeta.pl tlen.pl autograf.pl poczta.onet.pl',
  'gmail.com googlemail.com hotmail.com outlook.com live.com icloud.com me.com yahoo.com msn.com proton.me',
  'gmx.de gmx.net gmx.at web.de t-online.de freenet.de hotmail.de outlook.de yahoo.de live.de',
  'hotmail.fr live.fr orange.fr free.fr sfr.fr laposte.net wanadoo.fr hotmail.it libero.it virgilio.it tiscali.it alice.it',
  'hotmail.es yahoo.es telefonica.net hotmail.co.uk yahoo.co.uk btinternet.com sky.com virginmedia.com',
].flatMap((line) => line.split(' '));
const FURTHER_TLDS = ['nl', 'be', 'pl', 'de', 'at', 'ch', 'fr', 'it', 'es', 'eu', 'co.uk', 'ie', 'com', 'net', 'org'];
const FURTHER_SECOND_LEVELS = ['ziggo', 'kpnmail', 'telenet', 'skynet', 'proximus', 'interia', 'onet', 'gazeta'];
const SECOND_LEVELS = ['gmail', 'hotmail', 'outlook', 'live', 'yahoo', 'icloud', 'gmx', ...FURTHER_SECOND_LEVELS];

const DOMAINS = [...new Set([...POPULAR_DOMAINS, ...FURTHER_DOMAINS])];
const TOP_LEVELS = [...new Set([...POPULAR_TLDS, ...FURTHER_TLDS])];

/** The address that was meant, when it is close to that of a common provider; null when there is nothing to correct. */
export function suggestAddress(email: string): string | null {
  const tidy = email.trim().toLowerCase();
  const domain = tidy.slice(tidy.lastIndexOf('@') + 1);
  if (!tidy.includes('@') || DOMAINS.includes(domain)) return null;
  const suggestion = run({
    email: tidy,
    domains: DOMAINS,
    topLevelDomains: TOP_LEVELS,
    secondLevelDomains: SECOND_LEVELS,
    domainThreshold: THRESHOLD,
    secondLevelThreshold: THRESHOLD,
    topLevelThreshold: THRESHOLD,
  });
  // What stands before the at sign is the visitor's own, small and large letters too.
  return suggestion === undefined
    ? null
    : `${email.trim().slice(0, email.trim().lastIndexOf('@'))}@${suggestion.domain}`;
}
