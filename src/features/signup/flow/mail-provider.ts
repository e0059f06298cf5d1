/** The backend's `mailprovider` value for webmail (specification, section 2). */
const WEBMAIL = 2;

/** Webmail URL for a group of domains, and its search URL if the provider supports search links. */
interface Inbox {
  domains: RegExp;
  name: string;
  inbox: string;
  search?: (words: string) => string;
}

const INBOXES: readonly Inbox[] = [
  {
    domains: /^(gmail|googlemail)\.com$/,
    name: 'Gmail',
    inbox: 'https://mail.google.com/mail/u/0/',
    search: (words) => `https://mail.google.com/mail/u/0/#search/${encodeURIComponent(`in:anywhere ${words}`)}`,
  },
  {
    domains: /^(outlook|hotmail|live|msn)\.[a-z.]{2,6}$/,
    name: 'Outlook',
    inbox: 'https://outlook.live.com/mail/0/',
  },
  {
    domains: /^(yahoo\.[a-z.]{2,6}|ymail\.com|rocketmail\.com)$/,
    name: 'Yahoo Mail',
    inbox: 'https://mail.yahoo.com/',
    search: (words) => `https://mail.yahoo.com/d/search/keyword=${encodeURIComponent(words)}`,
  },
  { domains: /^(icloud|me|mac)\.com$/, name: 'iCloud Mail', inbox: 'https://www.icloud.com/mail/' },
  { domains: /^(proton\.me|protonmail\.com|pm\.me)$/, name: 'Proton Mail', inbox: 'https://mail.proton.me/' },
  { domains: /^gmx\.(de|net|at|ch)$/, name: 'GMX', inbox: 'https://www.gmx.net/' },
  { domains: /^web\.de$/, name: 'WEB.DE', inbox: 'https://web.de/' },
  { domains: /^t-online\.de$/, name: 'Telekom', inbox: 'https://email.t-online.de/' },
  { domains: /^ziggo\.nl$/, name: 'Ziggo', inbox: 'https://webmail.ziggo.nl/' },
  { domains: /^(kpnmail|planet|hetnet)\.nl$/, name: 'KPN', inbox: 'https://webmail.kpnmail.nl/' },
  { domains: /^telenet\.be$/, name: 'Telenet', inbox: 'https://webmail.telenet.be/' },
  { domains: /^(skynet|proximus)\.be$/, name: 'Proximus', inbox: 'https://webmail.proximus.be/' },
  { domains: /^orange\.fr$/, name: 'Orange', inbox: 'https://messagerie.orange.fr/' },
  { domains: /^free\.fr$/, name: 'Free', inbox: 'https://webmail.free.fr/' },
  { domains: /^libero\.it$/, name: 'Libero Mail', inbox: 'https://mail.libero.it/' },
  { domains: /^virgilio\.it$/, name: 'Virgilio Mail', inbox: 'https://mail.virgilio.it/' },
  { domains: /^wp\.pl$/, name: 'WP Poczta', inbox: 'https://poczta.wp.pl/' },
  { domains: /^o2\.pl$/, name: 'Poczta o2', inbox: 'https://poczta.o2.pl/' },
  { domains: /^(onet|op|vp)\.pl$/, name: 'Onet Poczta', inbox: 'https://poczta.onet.pl/' },
  { domains: /^interia\.(pl|eu)$/, name: 'Interia Poczta', inbox: 'https://poczta.interia.pl/' },
];

export interface MailLink {
  url: string;
  /** Name of the provider. */
  name: string;
  /** The link opens a search: for the site's mail in the mailbox, or for the domain's webmail. */
  isSearch: boolean;
}

/**
 * Returns a link to the mailbox of a known provider; null for an unknown one. With mailprovider 2 (webmail), returns a
 * search link if possible: within a known provider's mailbox, or a web search for an unknown domain's webmail.
 */
export function mailLink(member: { email: string; mailprovider: number | null }, siteName: string): MailLink | null {
  const domain = member.email.slice(member.email.lastIndexOf('@') + 1).toLowerCase();
  const known = INBOXES.find(({ domains }) => domains.test(domain));
  if (member.mailprovider !== WEBMAIL) {
    return known === undefined ? null : { url: known.inbox, name: known.name, isSearch: false };
  }
  if (known?.search !== undefined) return { url: known.search(siteName), name: known.name, isSearch: true };
  if (known !== undefined) return { url: known.inbox, name: known.name, isSearch: false };
  return { url: `https://duckduckgo.com/?q=${encodeURIComponent(`webmail ${domain}`)}`, name: domain, isSearch: true };
}
