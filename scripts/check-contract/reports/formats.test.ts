import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { at, isRecord, listAt } from '../contract/json.ts';
import type { RunReport } from '../model/run-report.ts';
import { harReport } from './har.ts';
import { jsonReport } from './json.ts';
import jsonReportSchema from './json-report.schema.json' with { type: 'json' };
import { junitReport } from './junit.ts';
import { createRedactor } from './redact.ts';
import {
  answered,
  exchange,
  finding,
  operation,
  operationReport,
  report,
  reportWithFindings,
  reportWithoutFindings,
} from './report-fixture.ts';

const HOSTILE = `]]><script>alert("1")</script>&'\u0000\u0007\uD800`;

function hostileReport(): RunReport {
  const odd = operation('GET', `/api/${HOSTILE}.php`, HOSTILE, 'specified', HOSTILE);
  const sent = exchange(1, odd, { purpose: HOSTILE, outcome: answered(200, HOSTILE) });
  const change = { title: HOSTILE, place: HOSTILE, expected: HOSTILE, actual: HOSTILE, advice: HOSTILE };
  return report({
    abortedBecause: HOSTILE,
    operations: [operationReport(odd, { kind: 'findings', count: 1 })],
    exchanges: [sent],
    findings: [finding(sent, change), finding(exchange(2, odd, { operation: null }), change)],
  });
}

const REPORTS = { findings: reportWithFindings(), none: reportWithoutFindings(), hostile: hostileReport() };
const FORMATS = { junit: junitReport, json: jsonReport, har: harReport };

function write(format: keyof typeof FORMATS, of: RunReport): string {
  return FORMATS[format](of, createRedactor(of.exchanges));
}

it.each(['junit', 'json', 'har'] as const)('keeps secrets out of the %s report', (format) => {
  const text = write(format, REPORTS.findings);
  for (const secret of ['4f1a9c77e0b2', 'demo-password', 'demo@example.com', 'd4c1f00dd4c1f00d'])
    expect(text).not.toContain(secret);
});

const ajv = new Ajv2020({ allErrors: true });
addFormats(ajv);

it.each(Object.entries(REPORTS))('writes JSON as its schema says (%s)', (_, of) => {
  const validate = ajv.compile(jsonReportSchema);
  expect(validate(JSON.parse(write('json', of))) ? [] : validate.errors).toEqual([]);
});

/** What HAR 1.2 requires (http://www.softwareishard.com/blog/har-12-spec/). */
const NAME_AND_VALUE = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'value'],
    properties: { name: { type: 'string' }, value: { type: 'string' } },
  },
};
const SIZES = { headersSize: { type: 'integer', minimum: -1 }, bodySize: { type: 'integer', minimum: -1 } };
const MESSAGE = ['httpVersion', 'cookies', 'headers', 'headersSize', 'bodySize'];
const HAR_ENTRY = {
  type: 'object',
  required: ['startedDateTime', 'time', 'request', 'response', 'cache', 'timings'],
  properties: {
    startedDateTime: { type: 'string', format: 'date-time' },
    time: { type: 'number', minimum: 0 },
    request: {
      type: 'object',
      required: ['method', 'url', 'queryString', ...MESSAGE],
      properties: {
        method: { type: 'string' },
        url: { type: 'string', format: 'uri' },
        cookies: NAME_AND_VALUE,
        headers: NAME_AND_VALUE,
        queryString: NAME_AND_VALUE,
        postData: {
          type: 'object',
          required: ['mimeType', 'text'],
          properties: { mimeType: { type: 'string' }, text: { type: 'string' } },
        },
        ...SIZES,
      },
    },
    response: {
      type: 'object',
      required: ['status', 'statusText', 'content', 'redirectURL', ...MESSAGE],
      properties: {
        status: { type: 'integer' },
        cookies: NAME_AND_VALUE,
        headers: NAME_AND_VALUE,
        content: {
          type: 'object',
          required: ['size', 'mimeType'],
          properties: { size: { type: 'integer' }, mimeType: { type: 'string' }, encoding: { const: 'base64' } },
        },
        ...SIZES,
      },
    },
    cache: { type: 'object' },
    timings: { type: 'object', required: ['send', 'wait', 'receive'] },
  },
};
const HAR = {
  type: 'object',
  required: ['log'],
  properties: {
    log: {
      type: 'object',
      required: ['version', 'creator', 'entries'],
      properties: {
        version: { const: '1.2' },
        creator: { type: 'object', required: ['name', 'version'] },
        entries: { type: 'array', items: HAR_ENTRY },
      },
    },
  },
};

it.each([
  ['findings', REPORTS.findings],
  ['none', REPORTS.none],
])('writes valid HAR 1.2 (%s)', (_, of) => {
  const validate = ajv.compile(HAR);
  expect(validate(JSON.parse(write('har', of))) ? [] : validate.errors).toEqual([]);
});

function harEntry(of: RunReport, index: number): unknown {
  const document: unknown = JSON.parse(write('har', of));
  return listAt(at(document, 'log'), 'entries')[index];
}

it('keeps bytes that are no text as base64 in HAR, cuts what is long, and says so', () => {
  const getImage = operation('GET', '/image.php', 'getImage', 'specified', 'Image');
  const bytes = Buffer.alloc(300_000, 0xff);
  const outcome = { kind: 'answered', status: 200, statusText: 'OK', headers: [], body: bytes } as const;
  const content = at(
    at(harEntry(report({ exchanges: [exchange(1, getImage, { outcome })] }), 0), 'response'),
    'content',
  );
  expect(content).toMatchObject({ size: 300_000, encoding: 'base64', comment: 'The first 262144 of 300000 bytes' });
});

it('writes an answer that never came as browsers do', () => {
  expect(at(harEntry(REPORTS.findings, 0), 'response')).toMatchObject({ status: 0, _error: 'no answer within 10 s' });
});

it.each(Object.entries(REPORTS))('writes JUnit that Jenkins and GitLab read (%s)', (_, of) => {
  const root = parseXml(write('junit', of));
  expect(root.name).toBe('testsuites');
  const all = { tests: 0, failures: 0, errors: 0 };
  for (const suite of root.children) {
    expect(suite.name).toBe('testsuite');
    for (const name of ['name', 'tests', 'failures', 'errors', 'skipped', 'time', 'timestamp'])
      expect(suite.attributes.has(name)).toBe(true);
    const outcomes = suite.children.flatMap((one) => {
      expect([one.name, one.attributes.has('name'), one.attributes.has('classname')]).toEqual(['testcase', true, true]);
      expect(Number(one.attributes.get('time'))).toBeGreaterThanOrEqual(0);
      expect(one.children.length).toBeLessThan(2);
      return one.children.map((child) => child.name);
    });
    const count = (name: string): number => outcomes.filter((outcome) => outcome === name).length;
    expect(numbers(suite, ['tests', 'failures', 'errors', 'skipped'])).toEqual([
      suite.children.length,
      count('failure'),
      count('error'),
      count('skipped'),
    ]);
    all.tests += suite.children.length;
    all.failures += count('failure');
    all.errors += count('error');
  }
  expect(numbers(root, ['tests', 'failures', 'errors'])).toEqual([all.tests, all.failures, all.errors]);
});

it('tells specified and proposed operations apart in JUnit, with what failed and what was not run', () => {
  const text = write('junit', REPORTS.findings);
  const root = parseXml(text);
  expect(
    root.children.map((suite) => [suite.attributes.get('name'), ...numbers(suite, ['failures', 'skipped'])]),
  ).toEqual([
    ['specified operations', 3, 0],
    ['proposed operations', 1, 1],
  ]);
  expect(text).toContain('<skipped message="changes data, and safe mode is on"/>');
  expect(text).toContain('A number comes as a string at /credits (3 places) [php-number-as-string]');
  expect(text).toContain('curl -i -X DELETE');
});

it('makes an error of a run that ended early', () => {
  const root = parseXml(write('junit', { ...REPORTS.none, abortedBecause: 'the server is gone' }));
  expect(root.children.at(-1)?.children[0]?.children[0]).toMatchObject({ name: 'error', text: 'the server is gone' });
});

interface Element {
  name: string;
  attributes: Map<string, string>;
  children: Element[];
  text: string;
}

function numbers(element: Element, names: readonly string[]): number[] {
  return names.map((name) => Number(element.attributes.get(name)));
}

/** Parses the XML subset that the reports use; throws if it is not well-formed. */
function parseXml(xml: string): Element {
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(xml)) throw new Error('A character XML forbids');
  const top: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '');
  for (const [, tag, text] of body.matchAll(/<([^>]*)>|([^<]+)/g)) {
    const inner = open.at(-1);
    if (inner === undefined) throw new Error('More ends than starts');
    if (text !== undefined) inner.text += unescapeXml(text);
    else if (tag?.startsWith('/')) {
      if (inner.name !== tag.slice(1)) throw new Error(`${inner.name} ends as ${tag}`);
      open.pop();
    } else {
      const element = parseTag(tag ?? '');
      inner.children.push(element);
      if (!tag?.endsWith('/')) open.push(element);
    }
  }
  const [root] = top.children;
  if (open.length !== 1 || root === undefined || top.children.length !== 1) throw new Error('Not one whole element');
  return root;
}

function parseTag(tag: string): Element {
  const match = /^([a-z]+)((?: [a-z]+="[^"<]*")*)\/?$/.exec(tag);
  if (match === null) throw new Error(`No tag: ${tag}`);
  const attributes = [...(match[2] ?? '').matchAll(/ ([a-z]+)="([^"]*)"/g)];
  return {
    name: match[1] ?? '',
    attributes: new Map(attributes.map(([, name, value]) => [name ?? '', unescapeXml(value ?? '')])),
    children: [],
    text: '',
  };
}

function unescapeXml(text: string): string {
  if (/&(?!(amp|lt|gt|quot|#10);)/.test(text)) throw new Error(`No entity: ${text}`);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#10;', '\n')
    .replaceAll('&amp;', '&');
}

it('gives the JSON report everything of a finding', () => {
  const document: unknown = JSON.parse(write('json', REPORTS.findings));
  expect(isRecord(document) ? document['summary'] : null).toEqual({
    conforms: 1,
    findings: 4,
    notProven: 0,
    notRun: 1,
    findingCount: 5,
    causeCount: 5,
    knownCount: 0,
    requestCount: 4,
  });
  expect(listAt(document, 'findings')[0]).toMatchObject({
    code: 'php-number-as-string',
    operationId: 'getUser',
    source: 'specified',
    place: '/credits',
    count: 3,
    expected: 'number',
    answer: { status: 200, contentType: 'application/json' },
  });
});
