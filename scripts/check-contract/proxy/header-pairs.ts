import type { HeaderList } from '../model/exchange.ts';

/** Hop-by-hop headers (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Converts Node's `rawHeaders` to name-value pairs. */
export function headerPairs(raw: readonly string[]): HeaderList {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) pairs.push([raw[index] ?? '', raw[index + 1] ?? '']);
  return pairs;
}

/** Returns the headers to forward: all but hop-by-hop headers and those that `Connection` names. */
export function endToEnd(headers: HeaderList): HeaderList {
  const named = headers
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((one) => one.trim().toLowerCase()));
  return headers.filter(([name]) => ![...HOP_BY_HOP, ...named].includes(name.toLowerCase()));
}

/** Rewrites request headers as if the client had connected to the server directly. */
export function toServer(headers: HeaderList, server: URL): HeaderList {
  const own = headers.find(([name]) => name.toLowerCase() === 'host')?.[1] ?? '';
  const proxyOrigins = [`http://${own}`, `https://${own}`];
  return headers.flatMap(([name, value]) => {
    const lowerName = name.toLowerCase();
    if (lowerName === 'host') return [[name, server.host] as const];
    // The proxy has already answered it.
    if (lowerName === 'expect') return [];
    if (lowerName !== 'origin' && lowerName !== 'referer') return [[name, value] as const];
    const origin = proxyOrigins.find((one) => value === one || value.startsWith(`${one}/`));
    return [[name, origin === undefined ? value : server.origin + value.slice(origin.length)] as const];
  });
}

/** Rewrites redirects to the server itself and cookie domains, so that the client keeps using the proxy. */
export function toClient(headers: HeaderList, server: URL, proxyHost: string): HeaderList {
  return headers.map(([name, value]) => {
    const lowerName = name.toLowerCase();
    if (lowerName === 'location' && (value === server.origin || value.startsWith(`${server.origin}/`)))
      return [name, `http://${proxyHost}${value.slice(server.origin.length)}`];
    if (lowerName !== 'set-cookie') return [name, value];
    const domain = /;\s*domain=\.?([^;]*)/i.exec(value)?.[1]?.trim().toLowerCase();
    const isOwn = domain !== undefined && (server.hostname === domain || server.hostname.endsWith(`.${domain}`));
    return [name, isOwn ? value.replace(/;\s*domain=[^;]*/i, '') : value];
  });
}
