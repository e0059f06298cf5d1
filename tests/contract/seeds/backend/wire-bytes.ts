import { deflateRawSync, gzipSync } from 'node:zlib';
import type { Headers } from './call.ts';

export interface Wire {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

const XDEBUG =
  "<br />\n<font size='1'><table class='xdebug-error xe-warning' dir='ltr' border='1'><tr><th align='left' bgcolor='#f57900'>( ! ) Warning: Undefined variable $row in /srv/api/user.php on line <i>12</i></th></tr></table></font>\n";
const VAR_DUMP = 'array(2) {\n  ["id"]=>\n  int(118)\n  ["name"]=>\n  string(4) "Noor"\n}\n';
const PRINT_R = 'Array\n(\n    [id] => 118\n    [name] => Noor\n)\n';
const FATAL =
  '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function json() in /srv/api/user.php:40\nStack trace:\n#0 {main}\n  thrown in <b>/srv/api/user.php</b> on line <b>40</b><br />\n';

const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** Ways to spoil the bytes of a JSON response. */
const BYTES: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'byte-order-mark': (text) => utf8(`\uFEFF${text}`),
  'utf-16': (text) => Buffer.from(text, 'utf16le'),
  'utf-16-with-mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16-big-endian': (text) => Buffer.from(text, 'utf16le').swap16(),
  'gzip-untold': (text) => gzipSync(text),
  'deflate-untold': (text) => deflateRawSync(text),
  'document-twice': (text) => utf8(text + text),
  'second-document': (text) => utf8(`${text}\n{"error":"late","message":"Too late."}`),
  'null-after': (text) => utf8(`${text}null`),
  'one-after': (text) => utf8(`${text}1`),
  'comment-after': (text) => utf8(`${text}\n<!-- 0.013 s -->`),
  'tracker-after': (text) => utf8(`${text}<script src="/t.js"></script>`),
  'fatal-after': (text) => utf8(text + FATAL),
  'var-dump-before': (text) => utf8(VAR_DUMP + text),
  'print-r-before': (text) => utf8(PRINT_R + text),
  'xdebug-before': (text) => utf8(XDEBUG + text),
  'echo-before': (text) => utf8(`here 1${text}`),
  'html-comment-before': (text) => utf8(`<!-- cached -->\n${text}`),
  jsonp: (text) => utf8(`callback(${text});`),
  'guard-prefix': (text) => utf8(`)]}',\n${text}`),
  'cut-in-the-middle': (text) => utf8(text.slice(0, Math.floor(text.length / 2))),
  'last-brace-missing': (text) => utf8(text.slice(0, -1)),
  'nul-after': (text) => utf8(`${text}\0`),
  'nul-before': (text) => utf8(`\0${text}`),
  'json-in-a-text': (text) => utf8(JSON.stringify(text)),
  'single-quotes': (text) => utf8(text.replaceAll('"', "'")),
  'comma-at-the-end': (text) => utf8(text.replace(/\}$/, ',}').replace(/\]$/, ',]')),
  'line-break-in-text': (text) => utf8(text.replace(/":"([^"])/, '":"\n$1')),
  'tab-in-text': (text) => utf8(text.replace(/":"([^"])/, '":"\t$1')),
  'broken-utf-8': (text) => Buffer.from(text.replace(/":"[^"]/, '":"\u00fc'), 'latin1'),
  'latin-1': (text) => Buffer.from(text, 'latin1'),
  'windows-1252': (text) => Buffer.from(text.replace(/":"([^"])/, '":"\u0080$1'), 'latin1'),
  'surrogates-as-utf-8': (text) =>
    Buffer.concat([
      utf8(text.replace(/":"[\s\S]*/, '":"')),
      Buffer.from([0xed, 0xa0, 0xbd]),
      utf8(text.replace(/[\s\S]*?":"/, '')),
    ]),
  'lone-surrogate': (text) => utf8(text.replace(/":"/, '":"\\ud83d')),
  'replacement-character': (text) => utf8(text.replace(/":"(?=[A-ZÄ-ž])/g, '":"\uFFFD')),
  'double-utf-8': (text) => utf8(Buffer.from(text.replace(/":"(?=[A-Z])/g, '":"Zoë'), 'utf8').toString('latin1')),
  'html-entities': (text) => utf8(text.replace(/"name":"/g, '"name":"M&uuml;')),
  'number-with-zero': (text) => utf8(text.replace(/":(\d)/, '":0$1')),
  'not-a-number': (text) => utf8(text.replace(/":\d+/, '":NaN')),
  'number-too-large': (text) => utf8(text.replace(/":\d+/, '":1e400')),
  'integer-of-64-bits': (text) =>
    utf8(
      text
        .replace(/"id":\d+/, '"id":9223372036854775807')
        .replace(/"(credits|num_results|balance|page)":\d+/, '"$1":9223372036854775807'),
    ),
  'repeated-key': (text) => utf8(text.replace(/\{"(\w+)":/, '{"$1":null,"$1":')),
  'repeated-key-deep': (text) => utf8(text.replace(/(.*)"(name|id|page|result)":/s, '$1"$2":null,"$2":')),
  empty: () => new Uint8Array(),
  blank: () => utf8(' \n'),
  'html-page': () => utf8('<!doctype html><title>Down</title><p>We will be right back.'),
  'word-false': () => utf8('false'),
  serialized: () => utf8('a:1:{s:2:"id";i:118;}'),
  xml: () => utf8('<?xml version="1.0"?><user><id>118</id></user>'),
};

const HEADERS: Readonly<Record<string, readonly [name: string, value: string | null]>> = {
  'type-html': ['content-type', 'text/html; charset=UTF-8'],
  'type-plain': ['content-type', 'text/plain'],
  'type-javascript': ['content-type', 'application/javascript'],
  'type-missing': ['content-type', null],
  'charset-latin-1': ['content-type', 'application/json; charset=ISO-8859-1'],
  'charset-utf-16': ['content-type', 'application/json; charset=utf-16'],
  'charset-windows-1252': ['content-type', 'application/json; charset=windows-1252'],
};

export const BYTE_BREACHES: readonly string[] = [...Object.keys(BYTES), ...Object.keys(HEADERS)];

/** Returns null if the spoiled bytes are identical, so that there is no breach. */
export function spoilBytes(name: string, wire: Wire): Wire | null {
  const header = HEADERS[name];
  if (header !== undefined) {
    const others = wire.headers.filter(([each]) => each.toLowerCase() !== header[0]);
    return { ...wire, headers: header[1] === null ? others : [...others, [header[0], header[1]]] };
  }
  const spoil = BYTES[name];
  if (spoil === undefined) return null;
  const bytes = spoil(Buffer.from(wire.bytes).toString('utf8'));
  return Buffer.from(bytes).equals(wire.bytes) ? null : { ...wire, bytes };
}
