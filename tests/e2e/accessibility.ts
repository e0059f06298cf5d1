import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Null where axe is not there yet. */
const RUN = `
  'axe' in globalThis
    ? axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} }, resultTypes: ['violations'] }).then((results) =>
        results.violations.flatMap((rule) =>
          rule.nodes.map((node) => rule.id + ': ' + node.target.join(' ') + ': ' + node.failureSummary),
        ),
      )
    : null
`;

/** Returns one line for each element that violates a rule, with how to fix it. */
async function findingsOf(page: Page): Promise<unknown> {
  const found: unknown = await page.evaluate(RUN);
  if (found !== null) return found;
  // Half a megabyte, so it is sent and parsed only once per document.
  await page.evaluate(AXE_SOURCE);
  return page.evaluate(RUN);
}

/** Fails with all findings of axe on the current page, by the rules of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const findings = await findingsOf(page);
  expect.soft(findings, `accessibility of ${page.url()}`).toEqual([]);
}
