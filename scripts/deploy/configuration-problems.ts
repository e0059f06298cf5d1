import type { RedirectRule, RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';

/** What stands in the headers of the web server unescaped: a host, punycode or an address of IPv6, and a port. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;
const ORIGIN_NAMES = ['apiBaseUrl', 'siteUrl', 'allowedOrigins', 'imageOrigins', 'analyticsOrigins'] as const;

/**
 * Returns what the app accepts, to load fast, and a site must not go out with: origins that could end a line of the web
 * server's configuration, and redirects that lead nowhere. One sentence each, with the name of the property.
 */
export function configurationProblems(configuration: RuntimeConfiguration): string[] {
  const { analyticsScript } = configuration;
  const origins = ORIGIN_NAMES.flatMap((name) => [configuration[name]].flat().map((origin) => ({ name, origin })));
  const script = analyticsScript === null ? [] : [{ name: 'analyticsScript', origin: new URL(analyticsScript).origin }];
  const wrong = [...origins, ...script].filter(({ origin }) => origin !== '' && !ORIGIN.test(origin));
  return [
    ...wrong.map(({ name, origin }) => `${name}: ${origin} has a character that no host has`),
    ...configuration.redirects.flatMap((rule) => {
      const problem = redirectProblem(rule, configuration);
      return problem === null ? [] : [`redirects: ${rule.from} ${problem}`];
    }),
  ];
}

/** Returns why a rule would never do what it says; null if it does. */
function redirectProblem({ from, to }: RedirectRule, configuration: RuntimeConfiguration): string | null {
  if (/[?#]/.test(from)) return 'has a query: rules compare paths alone, and queries go along';
  if (from.includes('*')) return 'has a star: each :name stands for one part of a path';
  const target = targetProblem(to, configuration);
  if (target !== null) return `leads to ${to}, ${target}`;
  const parts = from.split('/');
  const named = to.replace(/[?#].*$/s, '').match(/:[a-z]\w*/gi) ?? [];
  const missing = named.find((part) => !parts.includes(part));
  if (missing !== undefined) return `leads to ${to}, whose ${missing} it does not have`;
  return isCircle(from, configuration.redirects) ? 'leads back to itself' : null;
}

/** Follows rules between paths without parts that vary, which are compared in either case. */
function isCircle(from: string, redirects: readonly RedirectRule[]): boolean {
  let path = pathOf(from);
  for (let step = 0; step < redirects.length; step += 1) {
    const next = redirects.find((rule) => pathOf(rule.from) === path)?.to;
    if (next === undefined || !next.startsWith('/')) return false;
    path = pathOf(next);
    if (path === pathOf(from)) return true;
  }
  return false;
}

/** Of an address on this site, as the web server compares it. */
function pathOf(address: string): string {
  return address
    .replace(/[?#].*$/s, '')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
}

/** As the app judges a target (src/app/redirect-rules.ts); it finds no rule where it refuses one. */
function targetProblem(to: string, { siteUrl, allowedOrigins }: RuntimeConfiguration): string | null {
  if (/^\/(?![/\\])/.test(to)) return null;
  if (!/^https?:\/\/[^/\\]/i.test(to) || !URL.canParse(to)) return 'which is neither a path nor an http(s) URL';
  const { origin, username, password } = new URL(to);
  if (username !== '' || password !== '') return 'which holds a user';
  // The app's own origin is allowed, and known here only from siteUrl.
  return siteUrl === '' || [siteUrl, ...allowedOrigins].includes(origin)
    ? null
    : 'which is neither siteUrl nor in allowedOrigins';
}

/** Returns one sentence for each origin that is right and written otherwise than browsers do. */
export function respelledOrigins(source: unknown): string[] {
  const values = new Map<string, unknown>(typeof source === 'object' && source !== null ? Object.entries(source) : []);
  return ORIGIN_NAMES.flatMap((name) =>
    [values.get(name)].flat().flatMap((value) => {
      if (typeof value !== 'string' || !URL.canParse(value)) return [];
      const { origin, protocol, pathname, search, hash } = new URL(value);
      const isBare = /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === '';
      return isBare && origin !== value ? [`${name}: write ${value} as ${origin}`] : [];
    }),
  );
}
