import type { OperationReport, Ratio, RunReport } from '../../model/run-report.ts';
import type { Redactor } from '../redact.ts';
import { duration, moment, plural } from './figures.ts';
import { html, type Markup } from './markup.ts';

const MODES: Record<RunReport['mode'], string> = {
  full: 'Full',
  safe: 'Safe, nothing is changed',
  proxy: 'Proxy, real traffic',
};

/** Renders the verdict, what was checked, and how much of the contract the run reached. */
export function summarySection(report: RunReport, redactor: Redactor): Markup {
  const verdict = runVerdict(report);
  return html`<header class="summary">
<p class="eyebrow">Contract report</p>
<h1>${report.contract.title} <span class="version">${report.contract.version}</span></h1>
<div class="verdict verdict-${verdict.tone}">
<span class="mark" aria-hidden="true">${verdict.mark}</span>
<div><p class="verdict-title">${verdict.title}</p><p class="verdict-detail">${redactor.text(verdict.detail)}${report.findings.length === 0 ? null : html` <a href="#findings">Go to the findings</a>`}</p></div>
</div>
<dl class="facts">
${fact('Server', html`<span class="url">${redactor.url(report.baseUrl)}</span>`)}
${fact('Mode', MODES[report.mode])}
${fact('Started', html`<time datetime="${new Date(report.startedAtMs).toISOString()}">${moment(report.startedAtMs)}</time>`)}
${fact('Took', `${duration(report.durationMs)}, ${plural(report.exchanges.length, 'request', 'requests')}`)}
${fact('Contract', html`<span class="hash" title="SHA-256 ${report.contract.sha256}">${report.contract.sha256.slice(0, 12)}</span>`)}
</dl>
</header>
<section class="coverage" aria-labelledby="coverage">
<h2 id="coverage">Coverage</h2>
<ul class="bars">
${bar('Operations', report.coverage.operations)}
${bar('Uses', report.coverage.uses)}
${bar('Parameters', report.coverage.parameters)}
${bar('Statuses', report.coverage.statuses)}
</ul>
</section>
${notes(report, redactor)}`;
}

function notes({ notes: lines = [] }: RunReport, redactor: Redactor): Markup | null {
  if (lines.length === 0) return null;
  return html`<section class="notes" aria-labelledby="notes"><h2 id="notes">Notes</h2>
<ul>${lines.map((line) => html`<li>${redactor.text(line)}</li>`)}</ul></section>`;
}

/** Also used for the page title. */
export function runVerdict(report: RunReport): {
  tone: 'good' | 'bad' | 'stopped';
  mark: string;
  title: string;
  detail: string;
} {
  const count = (kind: OperationReport['verdict']['kind']): number =>
    report.operations.filter((one) => one.verdict.kind === kind).length;
  const broken = count('findings');
  const notRun = count('not-run');
  const total = report.operations.length;
  const unproven = count('not-proven');
  const left = notRun === 0 ? '' : ` ${plural(notRun, 'operation was', 'operations were')} not run.`;
  if (report.abortedBecause !== null) {
    const found = `${plural(report.findings.length, 'finding', 'findings')} until then.${left}`;
    return { tone: 'stopped', mark: '!', title: 'The run ended early', detail: `${report.abortedBecause}. ${found}` };
  }
  if (report.findings.length > 0) {
    const detail = `${plural(report.findings.length, 'finding', 'findings')} in all.${left}`;
    const title =
      broken === 0
        ? 'Some requests break the contract'
        : `${broken} of ${plural(total, 'operation', 'operations')} ${broken === 1 ? 'breaks' : 'break'} the contract`;
    return { tone: 'bad', mark: '✕', title, detail };
  }
  const conforming = count('conforms');
  if (unproven > 0)
    return {
      tone: 'stopped',
      mark: '?',
      title: `${conforming} of ${plural(total, 'operation', 'operations')} seen as the contract says, ${unproven} not proven`,
      detail: `No findings.${left}`,
    };
  if (conforming < total)
    return {
      tone: 'good',
      mark: '✓',
      title: `${conforming} of ${plural(total, 'operation', 'operations')} seen, all as the contract says`,
      detail: `No findings.${left}`,
    };
  return {
    tone: 'good',
    mark: '✓',
    title: `All ${plural(total, 'operation', 'operations')} keep the contract`,
    detail: 'No findings.',
  };
}

function fact(name: string, value: Markup | string): Markup {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Drawn as SVG, whose attributes need no inline style: the page's own policy forbids those. */
function bar(name: string, { reached, total }: Ratio): Markup {
  const percent = total === 0 ? 100 : Math.floor((reached / total) * 100);
  return html`<li><p class="bar-name">${name}</p><p class="bar-figure">${percent}<span class="unit"> %</span></p>
<svg class="bar" aria-hidden="true" width="100%" height="6"><rect class="bar-track" width="100%" height="6" rx="3"/><rect class="bar-fill" width="${percent}%" height="6" rx="3"/></svg>
<p class="bar-detail">${reached} of ${total}</p></li>`;
}
