/** Styles of the report. Text has a contrast of at least 4.5:1 in both color schemes. */
export const REPORT_STYLE = `
:root {
  --ground: #f6f6f3;
  --sheet: #ffffff;
  --sunken: #f1f1ed;
  --chosen: #ffffff;
  --line: #e2e1da;
  --line-strong: #85847a;
  --ink: #1d1e1b;
  --ink-quiet: #5d5e57;
  --accent: #24598f;
  --good: #1d6a43;
  --good-ground: #e6f2ea;
  --bad: #a8321f;
  --bad-ground: #fbeae6;
  --stopped: #7c5200;
  --stopped-ground: #f9efd9;
  --bar: #4a7ba8;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Code', 'Segoe UI Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace;
  --sans: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #15171a;
    --sheet: #1c1f23;
    --sunken: #14161a;
    --chosen: #3a4149;
    --line: #30343a;
    --line-strong: #7f858e;
    --ink: #e9eaea;
    --ink-quiet: #a2a8b0;
    --accent: #8fbbe8;
    --good: #86d0a4;
    --good-ground: #1b3226;
    --bad: #ff9e8c;
    --bad-ground: #3d211c;
    --stopped: #efc36d;
    --stopped-ground: #37290f;
    --bar: #6fa3d6;
  }
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 9rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1rem/1.55 var(--sans); overflow-wrap: break-word; }
main, footer { max-width: 70rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
main { padding-block: clamp(1.75rem, 6vw, 4rem) 2rem; }
h1, h2, h3, h4, p, dl, dd, ul, pre, fieldset, table { margin: 0; padding: 0; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
ul { list-style: none; }
fieldset { border: 0; min-width: 0; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.quiet { color: var(--ink-quiet); font-weight: 400; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
code, pre, .method, .path, .place, .code, .hash, .status, .comparison dd { font-family: var(--mono); font-size: 0.875em; }

.eyebrow { color: var(--ink-quiet); font-size: 0.875rem; }
h1 { margin-top: 0.25rem; font-size: clamp(1.75rem, 1.3rem + 2.2vw, 2.5rem); font-weight: 650; letter-spacing: -0.022em; }
.version { color: var(--ink-quiet); font-weight: 400; letter-spacing: -0.01em; }
.verdict { display: flex; gap: 0.875rem; align-items: flex-start; margin-top: 1.75rem; padding: 1.125rem 1.25rem; border-radius: 12px; }
.verdict-good { --tone: var(--good); background: var(--good-ground); }
.verdict-bad { --tone: var(--bad); background: var(--bad-ground); }
.verdict-stopped { --tone: var(--stopped); background: var(--stopped-ground); }
.mark { flex: none; display: grid; place-items: center; width: 1.75rem; height: 1.75rem; border-radius: 50%; background: var(--tone); color: var(--sheet); font-weight: 700; font-size: 0.9375rem; line-height: 1; }
.verdict > div { min-width: 0; }
.verdict-title { font-size: 1.1875rem; font-weight: 620; line-height: 1.45; letter-spacing: -0.01em; }
.verdict-detail { color: var(--ink); }
.verdict-detail a { color: inherit; text-underline-offset: 2px; }
.facts { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin-top: 1.5rem; }
.facts div { min-width: 0; }
.facts dt { color: var(--ink-quiet); font-size: 0.8125rem; }
.facts dd { font-weight: 500; font-size: 0.9375rem; overflow-wrap: anywhere; }

section > h2 { font-size: 1.375rem; font-weight: 640; letter-spacing: -0.015em; }
.notes { margin-top: 2rem; }
.notes h2 { font-size: 1rem; }
.notes ul { max-width: 76ch; margin-top: 0.5rem; padding-left: 1.125rem; list-style: disc; color: var(--ink-quiet); font-size: 0.9375rem; }
.notes li + li { margin-top: 0.25rem; }
.coverage { margin-top: 3rem; }
.bars { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1.5rem 2.5rem; margin-top: 1rem; }
.bar-name { font-size: 0.9375rem; font-weight: 500; }
.bar-figure { font-size: 1.875rem; font-weight: 600; letter-spacing: -0.025em; line-height: 1.3; font-variant-numeric: tabular-nums; }
.unit { font-size: 1rem; font-weight: 400; color: var(--ink-quiet); letter-spacing: 0; }
.bar { display: block; margin-top: 0.375rem; }
.bar-track { fill: var(--line); }
.bar-fill { fill: var(--bar); }
.bar-detail { margin-top: 0.375rem; color: var(--ink-quiet); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }

.filter { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1rem; margin: 3rem -0.75rem 0; padding: 0.75rem; background: var(--ground); border-bottom: 1px solid var(--line); }
.filter-text { flex: 1 1 16rem; display: flex; align-items: center; gap: 0.625rem; min-width: 0; }
.filter-text label { font-size: 0.9375rem; font-weight: 500; }
.filter-text input { flex: 1; min-width: 0; height: 2.5rem; padding-inline: 0.75rem; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--sheet); color: inherit; font: inherit; font-size: 0.9375rem; }
.filter-text input::placeholder { color: var(--ink-quiet); opacity: 1; }
.filter fieldset { display: flex; flex-wrap: wrap; gap: 2px; padding: 3px; border-radius: 10px; background: color-mix(in srgb, var(--line) 60%, var(--ground)); }
.choice { position: relative; display: block; }
.choice input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.choice > span { display: block; padding: 0.375rem 0.75rem; border-radius: 7px; font-size: 0.875rem; font-weight: 500; }
.choice-count { color: var(--ink-quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
.choice input:checked + span { background: var(--chosen); box-shadow: 0 1px 2px rgb(0 0 0 / 0.18); }
.choice input:checked + span .choice-count { color: inherit; }
.choice input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }
.filter-result { color: var(--ink-quiet); font-size: 0.875rem; }
.filter-result:empty { display: none; }
.filter + section { margin-top: 2rem; }

.operation-group { margin-top: 1.25rem; }
.operation-group + .operation-group { margin-top: 2.25rem; }
.operation-group h3 { font-size: 1rem; font-weight: 620; }
.operation-group h3 .quiet { margin-left: 0.375rem; font-size: 0.9375rem; }
table { width: 100%; table-layout: fixed; margin-top: 0.75rem; border-collapse: separate; border-spacing: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
th, td { padding: 0.75rem 1rem; text-align: left; vertical-align: top; font-weight: 400; }
th:nth-child(2) { width: 19%; }
th:nth-child(3) { width: 10%; }
th:nth-child(4) { width: 27%; }
thead th { padding-block: 0.5rem; color: var(--ink-quiet); font-size: 0.8125rem; }
tbody th, tbody td { border-top: 1px solid var(--line); }
tbody th { min-width: 0; }
.method { display: inline-block; min-width: 3.75rem; color: var(--ink-quiet); }
.path { font-weight: 600; overflow-wrap: anywhere; }
.about { display: block; color: var(--ink-quiet); font-size: 0.875rem; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
td.number { font-size: 0.9375rem; }
td.statuses { font-size: 0.9375rem; }
.status { color: var(--ink); }
.status-unseen { color: var(--ink-quiet); text-decoration: line-through; text-decoration-thickness: 1px; }
.narrow-label { display: none; }
.chip { display: inline-block; padding: 0.125rem 0.625rem; border-radius: 99px; background: var(--sunken); color: var(--ink-quiet); font-size: 0.8125rem; font-weight: 560; white-space: nowrap; }
.chip-good { background: var(--good-ground); color: var(--good); }
.chip-bad { background: var(--bad-ground); color: var(--bad); text-decoration: underline; text-underline-offset: 2px; text-decoration-thickness: 1px; }
a.chip:hover { text-decoration-thickness: 2px; }
.reason { display: block; max-width: 18rem; margin-top: 0.25rem; color: var(--ink-quiet); font-size: 0.8125rem; line-height: 1.4; }

.findings, .nothing { margin-top: 3.5rem; }
.nothing p { margin-top: 0.5rem; color: var(--ink-quiet); }
.operation-findings { margin-top: 1.75rem; }
.operation-heading { font-size: 1.0625rem; font-weight: 400; }
.operation-heading .method { min-width: 0; }
.operation-heading .quiet { font-size: 0.875rem; }
.finding { margin-top: 0.875rem; padding: 1.25rem clamp(1rem, 3vw, 1.5rem) 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
.finding h4 { font-size: 1.0625rem; font-weight: 620; letter-spacing: -0.008em; }
.finding-meta { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 1rem; margin-top: 0.25rem; color: var(--ink-quiet); font-size: 0.875rem; }
.finding-meta span { min-width: 0; overflow-wrap: anywhere; }
.place { color: var(--ink); overflow-wrap: anywhere; }
.comparison { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem 1.5rem; margin-top: 1rem; }
.comparison dt, .advice-name { font-size: 0.8125rem; font-weight: 560; }
.comparison dt { color: var(--ink-quiet); }
.comparison .actual dt { color: var(--bad); }
.comparison dd { margin-top: 0.125rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.advice { margin-top: 1.125rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.advice-name { color: var(--ink-quiet); }
.advice p:not(.advice-name) { max-width: 68ch; margin-top: 0.25rem; white-space: pre-line; }
.advice code { padding: 0.0625em 0.3em; border-radius: 4px; background: var(--sunken); }
pre { padding: 0.75rem 0.875rem; border-radius: 8px; background: var(--sunken); font-size: 0.8125rem; line-height: 1.6; overflow-x: auto; tab-size: 2; }
.advice pre { margin-top: 0.5rem; }
.advice del, .advice ins { text-decoration: none; }
.advice del { color: var(--bad); }
.advice ins { color: var(--good); }
.advice del::before { content: '− '; }
.advice ins::before { content: '+ '; }
.exchange { margin-top: 1.125rem; padding-top: 0.75rem; border-top: 1px solid var(--line); }
.command { position: relative; }
.command summary { padding-right: 7rem; }
.command .copy { position: absolute; top: -0.125rem; right: 0; }
.copy { min-height: 2rem; padding: 0.25rem 0.75rem; border: 1px solid var(--line-strong); border-radius: 8px; background: transparent; color: inherit; font: inherit; font-size: 0.8125rem; font-weight: 500; cursor: pointer; }
.copy:hover { background: var(--sunken); }
details + details, .command + details { margin-top: 0.25rem; }
summary { padding-block: 0.25rem; border-radius: 4px; font-size: 0.8125rem; font-weight: 560; cursor: pointer; overflow-wrap: anywhere; }
details pre { margin-top: 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 24rem; overflow-y: auto; }
.no-body { margin-top: 0.5rem; color: var(--ink-quiet); font-size: 0.875rem; }
footer { padding-block: 1rem 4rem; color: var(--ink-quiet); font-size: 0.875rem; }
footer p { max-width: 68ch; padding-top: 1.25rem; border-top: 1px solid var(--line); }

@media (max-width: 46rem) {
  .bars { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem; }
  .filter { gap: 0.625rem; }
  .filter fieldset { flex: 1 1 100%; }
  .choice { flex: 1 1 auto; }
  .choice > span { padding-inline: 0.5rem; text-align: center; }
  .operation-group h3 .quiet { display: block; margin-left: 0; }
  table, tbody, tbody tr, tbody th, tbody td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody th, tbody td { border-top: 0; padding: 0; }
  tbody tr { padding: 0.875rem 1rem; border-top: 1px solid var(--line); }
  tbody tr:first-child { border-top: 0; }
  .method { min-width: 0; }
  .cell-verdict { margin-top: 0.5rem; }
  td.number, td.statuses { margin-top: 0.25rem; text-align: left; font-size: 0.875rem; line-height: 1.6; }
  .narrow-label { display: inline; color: var(--ink-quiet); font-family: var(--sans); font-size: 0.8125rem; }
  .reason { max-width: none; }
}
@media (max-width: 30rem) {
  .filter fieldset { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .comparison { grid-template-columns: minmax(0, 1fr); }
  .verdict { padding-inline: 1rem; }
}
@media (max-width: 46rem), (max-height: 30rem) {
  .filter { position: static; }
  html { scroll-padding-top: 1rem; }
}
@media (prefers-contrast: more) {
  :root { --line: var(--line-strong); --ink-quiet: var(--ink); }
}
@media (forced-colors: active) {
  .bar-track { fill: Canvas; stroke: CanvasText; }
  .bar-fill { fill: CanvasText; }
  .choice input:checked + span { outline: 2px solid Highlight; }
  .chip, .verdict { border: 1px solid CanvasText; }
}
@media print {
  :root { --ground: #fff; --sheet: #fff; --sunken: #f4f4f1; --line: #d4d3cc; --ink: #000; --ink-quiet: #444; --accent: #000; --good: #14532f; --good-ground: #fff; --bad: #8c2414; --bad-ground: #fff; --stopped: #5c3c00; --stopped-ground: #fff; --bar: #444; color-scheme: light; }
  body { font-size: 10pt; }
  main, footer { max-width: none; padding: 0; }
  .filter, .copy { display: none; }
  .verdict { border: 1px solid var(--tone); }
  .chip { padding: 0; }
  .finding, .bars li, tr { break-inside: avoid; }
  h2, h3, h4, .finding-meta { break-after: avoid; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; max-height: none; }
  .mark, .bar-track, .bar-fill, pre { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
