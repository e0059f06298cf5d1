import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { RunReport } from '../../model/run-report.ts';
import { createRedactor } from '../redact.ts';
import {
  answered,
  exchange,
  finding,
  operation,
  operationReport,
  report,
  reportWithFindings,
  reportWithoutFindings,
} from '../report-fixture.ts';
import { htmlReport } from './html-report.ts';

function page(of: RunReport): string {
  return htmlReport(of, createRedactor(of.exchanges));
}

const HOSTILE = `"><img src=x onerror=alert(1)>'</pre></script><script>alert(2)</script>\u202Eabc\u0007`;

function hostilePage(): string {
  const odd = operation(HOSTILE, HOSTILE, HOSTILE, 'specified', HOSTILE);
  const sent = exchange(1, odd, {
    purpose: HOSTILE,
    outcome: answered(200, HOSTILE, [['Content-Type', HOSTILE]]),
    request: { url: `http://localhost/${HOSTILE}`, headers: [['X-Odd', HOSTILE]], body: Buffer.from(HOSTILE) },
  });
  const text = { code: HOSTILE, title: HOSTILE, place: HOSTILE, expected: HOSTILE, actual: HOSTILE, advice: HOSTILE };
  return page(
    report({
      contract: { title: HOSTILE, version: HOSTILE, sha256: HOSTILE },
      baseUrl: HOSTILE,
      abortedBecause: HOSTILE,
      operations: [
        operationReport(odd, { kind: 'findings', count: 1 }),
        operationReport({ ...odd, operationId: 'b' }, { kind: 'not-run', reason: HOSTILE }),
      ],
      exchanges: [sent],
      findings: [finding(sent, text), finding(exchange(2, odd, { operation: null }), text)],
    }),
  );
}

it('shows hostile text as text', () => {
  const html = hostilePage();
  expect(html).not.toContain('<img');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html.match(/<pre/g)?.length).toBe(html.match(/<\/pre>/g)?.length);
  expect(html).not.toContain('\u202E');
  expect(html).not.toContain('\u0007');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it.each([
  ['findings', reportWithFindings()],
  ['none', reportWithoutFindings()],
])('is one file that loads nothing and obeys its own policy (%s)', (_, of) => {
  const html = page(of);
  expect(html).not.toMatch(/\s(src|srcset|action|formaction|ping|style|on[a-z]+)=/);
  expect(html).not.toMatch(/<(link|iframe|object|embed|base)\b|@import|url\(/);
  for (const [, href] of html.matchAll(/\shref="([^"]*)"/g)) expect(href).toMatch(/^#/);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  for (const tag of ['style', 'script']) {
    const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
  }
});

it('leads from each operation to its findings', () => {
  const html = page(reportWithFindings());
  const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThanOrEqual(4);
  for (const id of targets) expect(html).toContain(`id="${id}"`);
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('says what happened in its first line', () => {
  expect(page(reportWithFindings())).toContain('4 of 6 operations break the contract');
  expect(page(reportWithoutFindings())).toContain('All 6 operations keep the contract');
  expect(page(report({ abortedBecause: 'the server is gone' }))).toContain('The run ended early');
});

it('tells the same finding of several requests once', () => {
  const getUser = operation('GET', '/api/user.php', 'getUser', 'specified', 'The member');
  const found = [1, 2, 3].map((sequence) => finding(exchange(sequence, getUser), { title: 'The same', place: '/id' }));
  const html = page(
    report({ operations: [operationReport(getUser, { kind: 'findings', count: 3 })], findings: found }),
  );
  expect(html.match(/<h4>The same<\/h4>/g)).toHaveLength(1);
  expect(html).toContain('in 3 requests');
});

it('keeps secrets out', () => {
  const html = page(reportWithFindings());
  for (const secret of ['4f1a9c77e0b2', 'demo-password', 'demo@example.com', 'd4c1f00dd4c1f00d'])
    expect(html).not.toContain(secret);
});

it('sets the line of PHP apart from the words', () => {
  const html = page(reportWithFindings());
  expect(html).toMatch(
    /<pre class="php"[^>]*>\$user\[&#39;credits&#39;\] = \(float\) \$user\[&#39;credits&#39;\];<\/pre>/,
  );
  expect(html).toContain('<code>(object) $options</code>');
});

it('shows the line to change and what to make of it', () => {
  const getUser = operation('GET', '/api/user.php', 'getUser', 'specified', 'The member');
  const advice = "Texts stay texts; so cast them: 'id' => $row['id']  ->  'id' => (int) $row['id']";
  const html = page(
    report({
      operations: [operationReport(getUser, { kind: 'findings', count: 2 })],
      findings: [
        finding(exchange(1, getUser), { advice }),
        finding(exchange(2, getUser), { place: '/b', advice: 'In php.ini: a = On  ->  a = Off, so that it is quiet.' }),
      ],
    }),
  );
  expect(html).toContain('<p>Texts stay texts; so cast them:</p>');
  expect(html).toMatch(
    /<del>.*&#39;id&#39; =&gt; \$row\[&#39;id&#39;\]<\/del>\n<ins>.*\(int\) \$row\[&#39;id&#39;\]<\/ins>/,
  );
  expect(html).toContain('<p>In php.ini: a = On  -&gt;  a = Off, so that it is quiet.</p>');
});
