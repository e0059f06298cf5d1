import { expect, test } from 'vitest';
import { fingerprint } from '../causes/baseline.ts';
import { causesOf, worstFirst } from '../causes/causes.ts';
import { describeFixFirst } from '../terminal/fix-first.ts';
import { createPaint } from '../terminal/paint.ts';
import { githubAnnotations } from './github.ts';
import { gitlabReport } from './gitlab.ts';
import { createRedactor } from './redact.ts';
import { exchange, finding, operation, report } from './report-fixture.ts';
import { sarifReport } from './sarif.ts';

const getChats = operation('GET', '/api/chats.php', 'getChats', 'specified', 'Chats');
const getLikes = operation('GET', '/api/likes.php', 'getLikes', 'specified', 'Likes');
const findings = [
  finding(exchange(1, getChats), { actual: 'status 400', expected: '200, 403' }),
  finding(exchange(2, getLikes), { actual: 'status 400', expected: '200, 403, 422' }),
  finding(exchange(3, getLikes), {
    code: 'server-error',
    title: 'The server fails: 100 %',
    actual: 'status 500',
    advice: 'Look into\nthe log.',
  }),
];
const run = report({ findings, exchanges: findings.map((each) => each.exchange) });
const redactor = createRedactor(run.exchanges);

test('the same status in several operations is one cause', () => {
  const causes = causesOf(findings);
  expect(causes.map(({ operationIds }) => operationIds)).toEqual([['getChats', 'getLikes'], ['getLikes']]);
  expect(worstFirst(causes)[0]?.first.code).toBe('server-error');
});

test('what to fix first is a line each with what to change', () => {
  const lines = describeFixFirst(run, createPaint(false));
  expect(lines.join('\n')).toContain('1. The server fails: 100 % in getLikes');
  expect(lines.join('\n')).toContain('in getChats, getLikes (2 findings)');
});

test('a fingerprint does not hang on numbers of a run', () => {
  const [one] = findings;
  if (one === undefined) throw new Error('no finding');
  expect(fingerprint({ ...one, title: 'Message 12 is lost' })).toBe(
    fingerprint({ ...one, title: 'Message 977 is lost' }),
  );
  expect(fingerprint({ ...one, place: '/a' })).not.toBe(fingerprint(one));
});

test('GitHub gets one line for each cause, with its marks escaped', () => {
  const lines = githubAnnotations(run, redactor);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(
    '::error file=api/likes.php,line=1,title=The server fails%3A 100 %25::Expected 200, 403 or 422; actual status 500.%0ALook into%0Athe log.',
  );
});

test('GitLab and SARIF name the script, and each finding by its fingerprint', () => {
  const repeated = findings.flatMap((each) => [each, each]);
  const gitlab: unknown = JSON.parse(gitlabReport({ ...run, findings: repeated }, redactor));
  // A fingerprint stands for one entry.
  expect(gitlab).toHaveLength(findings.length);
  expect(gitlab).toContainEqual(
    expect.objectContaining({
      check_name: 'server-error',
      severity: 'critical',
      location: { path: 'api/likes.php', lines: { begin: 1 } },
    }),
  );
  const sarif: unknown = JSON.parse(sarifReport(run, redactor));
  expect(sarif).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { rules: [{ id: 'undocumented-status' }, { id: 'server-error' }] } },
        results: [{ ruleIndex: 0 }, { ruleIndex: 0 }, { ruleIndex: 1, level: 'error' }],
      },
    ],
  });
  expect(JSON.stringify(sarif)).not.toContain('4f1a9c77e0b2');
});
