import type { Headers } from './call.ts';

type Change = (headers: Headers, nowMs: number) => Headers;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const HOUR_MS = 3_600_000;

const without = (headers: Headers, name: string): Headers =>
  headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase());
const dated =
  (write: (utc: string, at: Date) => string): Change =>
  (headers, nowMs) => {
    const at = new Date(nowMs);
    return [...without(headers, 'Date'), ['Date', write(at.toUTCString(), at)]];
  };
const shifted = (hours: number): Change => dated((_utc, at) => new Date(at.getTime() + hours * HOUR_MS).toUTCString());
const added =
  (name: string, value: string): Change =>
  (headers) => [...headers, [name, value]];

/** Dates that HTTP does not have, and what scripts and debuggers write into headers. */
const CHANGES: Readonly<Record<string, Change>> = {
  'date-missing': (headers) => without(headers, 'Date'),
  'date-as-in-json': dated((_utc, at) => at.toISOString()),
  'date-of-a-mail': dated((utc) => utc.replace('GMT', '+0000')),
  'date-of-a-database': dated((_utc, at) => at.toISOString().slice(0, 19).replace('T', ' ')),
  'date-in-seconds': dated((_utc, at) => String(Math.floor(at.getTime() / 1000))),
  'date-without-zone': dated((utc) => utc.replace(' GMT', '')),
  'date-in-local-zone': dated((utc) => utc.replace('GMT', 'CET')),
  'date-with-whole-day': dated((utc, at) => utc.replace(/^\w+/, DAYS[at.getUTCDay()] ?? '')),
  'date-of-other-language': dated((utc) => utc.replace(/^\w+/, 'Mi').replace(/ \w{3} (\d{4})/, ' Dez $1')),
  'date-empty': dated(() => ''),
  'date-an-hour-ahead': shifted(1),
  'date-two-hours-ahead': shifted(2),
  'date-hours-behind': shifted(-5),
  'date-of-yesterday': shifted(-24),
  'date-of-1970': dated(() => new Date(0).toUTCString()),
  'date-twice': (headers, nowMs) => [...headers, ['Date', new Date(nowMs + HOUR_MS).toUTCString()]],
  'header-tells-query': added('X-Query', 'SELECT id, password FROM members WHERE id = 118 LIMIT 1'),
  'header-tells-sql-error': added('X-Error', 'SQLSTATE[42S02]: Base table or view not found: 1146'),
  'header-tells-trace': added('X-Debug-Exception', 'Stack trace: #0 /srv/api/user.php(12): find(118) #1 {main}'),
  'header-tells-warning': added('X-Php-Warning', 'Undefined array key "age" in /var/www/api/user.php on line 12'),
  'header-tells-script': added('X-Script', '/home/site/htdocs/api/include/user.inc.php'),
  'header-tells-database': added('X-Db', 'mysql://rendezvous:geheim@db1.internal/rendezvous'),
  'header-tells-debugger': added('X-Debug-Token-Link', 'http://localhost/_profiler/3f9b1c'),
  'header-tells-profile': added('X-Xdebug-Profile-Filename', '/tmp/cachegrind.out.4711'),
  'header-tells-dump': added('X-Debug', 'array(2) { ["id"]=> int(118) ["name"]=> string(4) "Noor" }'),
  'header-tells-password': added(
    'X-Debug-Login',
    'password_hash=$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
  ),
  'header-logs-to-the-console': added('X-ChromeLogger-Data', 'eyJ2ZXJzaW9uIjoiNC4xIn0='),
  'type-twice': (headers) => [['Content-Type', 'text/html; charset=UTF-8'], ...headers],
  'type-twice-the-other-way': (headers) => [...headers, ['Content-Type', 'text/html; charset=UTF-8']],
};

export const ANSWER_HEADER_BREACHES: readonly string[] = Object.keys(CHANGES);

/** Returns null if the breach does not belong to this class. */
export function changeHeaders(name: string, headers: Headers, nowMs: number): Headers | null {
  return CHANGES[name]?.(headers, nowMs) ?? null;
}
