import { createHash } from 'node:crypto';
import type { OperationReport, RunReport } from '../../model/run-report.ts';
import type { Redactor } from '../redact.ts';
import { findingsSection } from './findings-section.ts';
import { html, Markup } from './markup.ts';
import { operationsSection } from './operations-section.ts';
import { REPORT_SCRIPT } from './report-script.ts';
import { REPORT_STYLE } from './report-style.ts';
import { runVerdict, summarySection } from './summary-section.ts';

const POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(REPORT_STYLE)}`,
  `script-src ${hashSource(REPORT_SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Returns a self-contained page to open from disk; its content security policy blocks everything external. */
export function htmlReport(report: RunReport, redactor: Redactor): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${runVerdict(report).title} – ${report.contract.title} ${report.contract.version}</title>
<style>${new Markup(REPORT_STYLE)}</style>
</head>
<body>
<main>
${summarySection(report, redactor)}
${filterBar(report)}
${operationsSection(report, redactor)}
${findingsSection(report, redactor)}
</main>
<footer><p>Secrets are masked in this report. Requests are written for a POSIX shell; put in your own values where a line says <code>&lt;session&gt;</code>, <code>&lt;password&gt;</code> and the like.</p></footer>
<script>${new Markup(REPORT_SCRIPT)}</script>
</body>
</html>
`;
  return page.text;
}

/** Hidden unless the script runs: without it, the page shows everything. */
function filterBar(report: RunReport): Markup {
  const count = (kind: OperationReport['verdict']['kind']): number =>
    report.operations.filter((one) => one.verdict.kind === kind).length;
  const choices = [
    ['all', 'All', report.operations.length],
    ['findings', 'Findings', count('findings')],
    ['conforms', 'Conforms', count('conforms')],
    ['not-proven', 'Not proven', count('not-proven')],
    ['not-run', 'Not run', count('not-run')],
  ] as const;
  return html`<form class="filter" role="search" aria-label="Operations and findings" hidden>
<div class="filter-text"><label for="filter-text">Filter</label><input id="filter-text" type="search" placeholder="Path, operation or finding" autocomplete="off" spellcheck="false"></div>
<fieldset><legend class="visually-hidden">Verdict</legend>${choices.map(
    ([value, label, total]) =>
      html`<label class="choice"><input type="radio" name="verdict" value="${value}"${new Markup(value === 'all' ? ' checked' : '')}><span>${label} <span class="choice-count">${total}</span></span></label>`,
  )}</fieldset>
<p class="filter-result" role="status"></p>
</form>`;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
