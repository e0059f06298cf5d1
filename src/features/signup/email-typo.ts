import { POPULAR_DOMAINS, POPULAR_TLDS, run } from '@zootools/email-spell-checker';

/** Distance threshold for suggestions (specification, section 5). */
const THRESHOLD = 2;

/** Added to the library's list, mainly Dutch, Belgian and Polish providers (specification, section 5). */
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

/** Providers whose names resemble those of others; too rare to be suggested themselves. */
const REAL_DOMAINS = 'mail.com email.com mail.de email.de email.it mail.ru mail.be mail.pl'.split(' ');

const DOMAINS = [...new Set([...POPULAR_DOMAINS, ...FURTHER_DOMAINS])];
const TOP_LEVELS = [...new Set([...POPULAR_TLDS, ...FURTHER_TLDS])];

/** Returns the probably intended address if the domain is close to a common provider's; null if nothing is wrong. */
export function suggestAddress(email: string): string | null {
  const tidy = email.trim().toLowerCase();
  const domain = tidy.slice(tidy.lastIndexOf('@') + 1);
  if (!tidy.includes('@') || DOMAINS.includes(domain) || REAL_DOMAINS.includes(domain)) return null;
  // Colombia's `co` is a top level too, but none of these providers is there.
  if (domain.endsWith('.co') && DOMAINS.includes(`${domain}m`)) return `${email.trim()}m`;
  const suggestion = run({
    email: tidy,
    domains: DOMAINS,
    topLevelDomains: TOP_LEVELS,
    secondLevelDomains: SECOND_LEVELS,
    domainThreshold: THRESHOLD,
    secondLevelThreshold: THRESHOLD,
    topLevelThreshold: THRESHOLD,
  });
  if (suggestion !== undefined && !isSlip(domain, suggestion.domain)) return null;
  // Keep the local part exactly as the visitor typed it, including case.
  return suggestion === undefined
    ? null
    : `${email.trim().slice(0, email.trim().lastIndexOf('@'))}@${suggestion.domain}`;
}

/** TLD typos that are corrected in any domain. Other TLDs may be real, as many pairs of letters are country codes. */
const TOP_LEVEL_SLIPS = ['con', 'cmo', 'ocm', 'cpm', 'vom', 'xom', 'comm', 'coom', 'nte', 'ner', 'nett', 'ogr', 'orgg'];
const PROVIDERS = new Set(DOMAINS.map((domain) => domain.slice(0, domain.indexOf('.'))));

/** Shorter names may well be a different, real domain: wp.pl, op.pl and pk.edu.pl all exist. */
const PROVIDER_MIN_CHARACTERS = 4;

/** Returns whether a domain is a typo of the suggested one rather than a real domain that looks similar. */
function isSlip(domain: string, meant: string): boolean {
  const [name = '', ...rest] = domain.split('.');
  const [meantName = ''] = meant.split('.');
  const top = rest.join('.');
  const isProvider = DOMAINS.includes(meant);
  if (name === meantName) return isProvider ? !TOP_LEVELS.includes(top) : TOP_LEVEL_SLIPS.includes(top);
  if (!isProvider || rest.length !== meant.split('.').length - 1) return false;
  // A known provider name with a known TLD is probably that provider in another country, not a typo.
  return name.length >= PROVIDER_MIN_CHARACTERS && !(PROVIDERS.has(name) && TOP_LEVELS.includes(top));
}
