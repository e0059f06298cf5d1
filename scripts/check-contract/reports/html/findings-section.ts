import type { Finding } from '../../model/finding.ts';
import type { RunReport } from '../../model/run-report.ts';
import { curlBlock } from '../curl.ts';
import type { Redactor } from '../redact.ts';
import { bodyExcerpt, headerValue, outcomeLine } from '../response-excerpt.ts';
import { adviceBlocks } from './advice.ts';
import { byteCount, duration, plural } from './figures.ts';
import { type FindingGroup, groupFindings } from './group-findings.ts';
import { html, type Markup } from './markup.ts';
import { findingsAnchor, searchText } from './operations-section.ts';

const EXCERPT_LENGTH_MAX = 4000;
const SHOWN_HEADERS = ['content-type', 'location', 'retry-after', 'cache-control', 'x-powered-by'];

/** Renders each finding with its advice, grouped by operation. */
export function findingsSection(report: RunReport, redactor: Redactor): Markup {
  if (report.findings.length === 0)
    return html`<section class="nothing" aria-labelledby="findings"><h2 id="findings">Findings</h2>
<p>None. Every answer that came was one that the contract knows.</p></section>`;
  const groups = groupFindings(report.findings);
  const operations = report.operations.map((one) => one.operation);
  const known = new Set(operations.map((one) => one.operationId));
  const rest = groups.filter(({ first }) => first.operationId === null || !known.has(first.operationId));
  return html`<section class="findings" aria-labelledby="findings"><h2 id="findings">Findings</h2>
${operations.map((operation) => {
  const own = groups.filter(({ first }) => first.operationId === operation.operationId);
  if (own.length === 0) return null;
  const heading = html`<span class="method">${operation.method}</span> <span class="path">${operation.path}</span> <span class="quiet">${operation.operationId} · ${operation.source}</span>`;
  return operationFindings(operation.operationId, heading, searchText(operation), own, redactor);
})}
${rest.length === 0 ? null : operationFindings(null, html`Requests of no operation`, '', rest, redactor)}
</section>`;
}

function operationFindings(
  operationId: string | null,
  heading: Markup,
  text: string,
  groups: readonly FindingGroup[],
  redactor: Redactor,
): Markup {
  return html`<section class="operation-findings" id="${findingsAnchor(operationId)}" data-group>
<h3 class="operation-heading">${heading}</h3>
${groups.map((group) => card(group, text, redactor))}</section>`;
}

function card({ first, requestCount }: FindingGroup, operationText: string, redactor: Redactor): Markup {
  const text = (value: string): string => redactor.text(value);
  const more = [
    first.count > 1 ? plural(first.count, 'place', 'places') : null,
    requestCount > 1 ? plural(requestCount, 'request', 'requests') : null,
  ].filter((one) => one !== null);
  const searched = [operationText, first.code, first.title, first.place ?? ''].join(' ').toLowerCase();
  return html`<article class="finding" data-verdict="findings" data-text="${text(searched)}">
<h4>${text(first.title)}</h4>
<p class="finding-meta">${first.place === null ? null : html`<span class="place">${first.place}</span>`}${more.length === 0 ? null : html`<span class="times">in ${more.join(', ')}</span>`}<span class="code">${first.code}</span></p>
<dl class="comparison"><div class="expected"><dt>Expected</dt><dd>${text(first.expected)}</dd></div><div class="actual"><dt>Actual</dt><dd>${text(first.actual)}</dd></div></dl>
${first.advice === null ? null : html`<div class="advice"><p class="advice-name">What to change</p>${adviceBlocks(text(first.advice))}</div>`}
${exchangeDetails(first, redactor)}
</article>`;
}

function exchangeDetails({ exchange }: Finding, redactor: Redactor): Markup {
  const { outcome } = exchange;
  const size = outcome.kind === 'answered' ? [byteCount(outcome.body.length)] : [];
  const line = [redactor.text(outcomeLine(outcome)), ...size, duration(exchange.durationMs)].join(' · ');
  const name = `request ${exchange.sequence}`;
  return html`<div class="exchange">
<div class="command"><details><summary>Request ${exchange.sequence} <span class="quiet">${redactor.text(exchange.purpose)}</span></summary><pre tabindex="0" aria-label="curl command of ${name}">${curlBlock(exchange.request, redactor)}</pre></details>
<button type="button" class="copy" data-copy hidden><span data-label>Copy curl</span><span class="visually-hidden"> of ${name}</span></button></div>
<details><summary>Answer <span class="quiet">${line}</span></summary>${answer(exchange, redactor)}</details></div>`;
}

function answer({ outcome }: Finding['exchange'], redactor: Redactor): Markup {
  if (outcome.kind === 'failed') return html`<p class="no-body">There was none: ${redactor.text(outcome.message)}.</p>`;
  const headers = redactor.headers(outcome.headers);
  const shown = SHOWN_HEADERS.flatMap((name) => {
    const value = headerValue(headers, name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  const excerpt = bodyExcerpt(outcome.body, outcome.headers, EXCERPT_LENGTH_MAX, redactor);
  return html`${shown.length === 0 ? null : html`<pre class="headers" tabindex="0" aria-label="Headers of the answer">${shown.join('\n')}</pre>`}
${outcome.body.length === 0 ? html`<p class="no-body">Without a body.</p>` : html`<pre class="body" tabindex="0" aria-label="Body of the answer">${excerpt}</pre>`}`;
}
