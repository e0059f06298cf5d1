import type { HeaderList } from '../model/exchange.ts';

/** Internals of a server that an answer reveals. */
export type Leak = 'sql' | 'trace' | 'path' | 'warning' | 'dump' | 'database' | 'hash' | 'debugger';

export interface FoundLeak {
  what: Leak;
  excerpt: string;
  /** Null for the body. */
  header: string | null;
}

const LEAKS: readonly (readonly [Leak, RegExp])[] = [
  [
    'sql',
    /SQLSTATE\[|You have an error in your SQL syntax|PDOException|mysqli_sql_exception|\bORA-\d{5}\b|pg_query\(\)|\bSELECT\b[^"]{1,200}\bFROM\b|\bINSERT INTO\b|\bUPDATE \w+ SET\b|\bDELETE FROM\b/,
  ],
  ['trace', /Stack trace:|#\d+ \{main\}|#0 [/\\\w]+\.php/],
  ['database', /\b(?:mysql|mariadb|pgsql|postgres(?:ql)?|redis|mongodb|amqp):(?:\/\/\S*@|host=)/],
  ['hash', /\$2[aby]\$\d\d\$[./\w]{20}|\$argon2id?\$/],
  [
    'path',
    /(?:\/(?:var|home|srv|usr|opt|www|app|htdocs|data|tmp)\/[\w./-]+|[A-Z]:\\[\w\\. -]+)\.(?:php|phtml|inc|ini|tpl)\b|\/tmp\/(?:cachegrind|trace|xdebug)/,
  ],
];
/** In a body these are habits of PHP, which have a name of their own. */
const LEAKS_OF_HEADERS: typeof LEAKS = [
  ...LEAKS,
  [
    'warning',
    /\b(?:Undefined (?:array key|variable|index|property|offset)|Deprecated: |Uncaught \w*(?:Error|Exception))/,
  ],
  ['dump', /\barray\(\d+\) \{|\bobject\([\w\\]+\)#\d+ /],
];
/** Headers of debuggers and of libraries that log into the console of a browser. */
const DEBUGGERS = /^x-(?:debug-|chromelogger|chromephp|wf-|firephp|xdebug|clockwork|phpdebugbar|symfony-profiler)/i;
/** Longer bodies are searched only up to this length. */
const LOOKED_AT = 20_000;

/** Returns the first leak found in the body of a refusal, or null. */
export function leakIn(text: string, leaks = LEAKS): FoundLeak | null {
  const start = text.slice(0, LOOKED_AT);
  for (const [what, pattern] of leaks) {
    const found = pattern.exec(start);
    if (found !== null) return { what, excerpt: start.slice(found.index, found.index + 60), header: null };
  }
  return null;
}

/** Returns the first leak found in the headers of an answer, or null. */
export function leakInHeaders(headers: HeaderList): FoundLeak | null {
  for (const [name, value] of headers) {
    const leak = leakIn(value, LEAKS_OF_HEADERS);
    if (leak !== null) return { ...leak, header: name };
    if (DEBUGGERS.test(name)) return { what: 'debugger', excerpt: `${name}: ${value}`.slice(0, 60), header: name };
  }
  return null;
}
