import type { OperationSource } from '../../model/operation.ts';
import type { OperationReport, RunReport } from '../../model/run-report.ts';
import type { Redactor } from '../redact.ts';
import { plural } from './figures.ts';
import { html, type Markup } from './markup.ts';

const GROUPS: readonly { source: OperationSource; title: string; about: string }[] = [
  { source: 'specified', title: 'Specified', about: 'Operations of the product specification.' },
  { source: 'proposed', title: 'Proposed', about: 'Requests to the backend team.' },
];

/** Renders every operation with its verdict, grouped by source. */
export function operationsSection(report: RunReport, redactor: Redactor): Markup {
  return html`<section aria-labelledby="operations"><h2 id="operations">Operations</h2>
${GROUPS.map(({ source, title, about }) => {
  const operations = report.operations.filter((one) => one.operation.source === source);
  if (operations.length === 0) return null;
  const conforming = operations.filter((one) => one.verdict.kind === 'conforms').length;
  return html`<div class="operation-group" data-group>
<h3 id="source-${source}">${title} <span class="quiet">${about} ${conforming} of ${operations.length} conform.</span></h3>
<table aria-labelledby="source-${source}">
<thead><tr><th scope="col">Operation</th><th scope="col">Verdict</th><th scope="col" class="number">Requests</th><th scope="col">Statuses</th></tr></thead>
<tbody>${operations.map((one) => row(one, redactor))}</tbody>
</table></div>`;
})}</section>`;
}

/** Returns the anchor of an operation's findings. */
export function findingsAnchor(operationId: string | null): string {
  return `findings-${operationId ?? 'of-no-operation'}`;
}

function row(one: OperationReport, redactor: Redactor): Markup {
  const { operation, verdict, requestCount, seenStatuses, unseenStatuses } = one;
  return html`<tr data-verdict="${verdict.kind}" data-text="${searchText(operation)}">
<th scope="row"><span class="method">${operation.method}</span> <span class="path">${operation.path}</span><span class="about">${operation.operationId}<span class="about-summary"> · ${operation.summary}</span></span></th>
<td class="cell-verdict">${verdictCell(one, redactor)}</td>
<td class="number"><span class="narrow-label">Requests </span>${requestCount}</td>
<td class="statuses"><span class="narrow-label">Statuses </span>${seenStatuses.map((status) => html`<span class="status">${status}</span> `)}${unseenStatuses.map((status) => html`<span class="status status-unseen"><span class="visually-hidden">not seen: </span>${status}</span> `)}</td>
</tr>`;
}

function verdictCell({ operation, verdict }: OperationReport, redactor: Redactor): Markup {
  switch (verdict.kind) {
    case 'conforms':
      return html`<span class="chip chip-good">Conforms</span>`;
    case 'findings':
      return html`<a class="chip chip-bad" href="#${findingsAnchor(operation.operationId)}">${plural(verdict.count, 'finding', 'findings')}</a>`;
    case 'not-proven':
      return html`<span class="chip">Not proven</span><span class="reason">${redactor.text(verdict.reason)}</span>`;
    case 'not-run':
      return html`<span class="chip">Not run</span><span class="reason">${redactor.text(verdict.reason)}</span>`;
  }
}

/** Returns the text that the text filter searches. */
export function searchText(operation: { method: string; path: string; operationId: string; summary: string }): string {
  return [operation.method, operation.path, operation.operationId, operation.summary].join(' ').toLowerCase();
}
