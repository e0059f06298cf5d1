import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One line for each element that breaks a rule, with what would mend it. */
const RUN_AXE = `
  ${AXE_SOURCE};
  axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} } }).then((results) =>
    results.violations.flatMap((rule) =>
      rule.nodes.map((node) => rule.id + ': ' + node.target.join(' ') + ': ' + node.failureSummary),
    ),
  );
`;

/** Fails with every finding of axe on the page as it stands, by the rules of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const findings: unknown = await page.evaluate(RUN_AXE);
  expect.soft(findings, `accessibility of ${page.url()}`).toEqual([]);
}
