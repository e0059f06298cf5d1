/** Renders a page of a partner that the demo simulates: without scripts and marked as a test. `body` is HTML. */
export function plainPage({ title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${PLAIN_STYLE_PATH}">
</head>
<body>
<p class="mark">Test page of the reference API. Nothing here is real.</p>
<main>
${body}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const PLAIN_STYLE_PATH = '/_reference/plain.css';

export const PLAIN_STYLE = `:root { color-scheme: light dark; --ink: #1b2430; --quiet: #51606f; --ground: #f3f5f7; --sheet: #fff; --line: #ccd4dc; --accent: #14532d }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --quiet: #a9b6c3; --ground: #12181f; --sheet: #1c242d; --line: #3a4653; --accent: #4ade80 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
.mark { margin: 0; padding: .6rem 1rem; background: #ffd54a; border-bottom: 4px dashed #1b2430; color: #1b2430; text-align: center; font-weight: 700 }
main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px }
h1 { margin: 0 0 .5rem; font-size: 1.4rem; line-height: 1.25 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; margin: 1rem 0 }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
.amount { font-size: 1.6rem; font-weight: 700 }
form { display: grid; gap: .6rem; margin-top: 1.2rem }
button { font: inherit; font-weight: 600; min-height: 2.9rem; padding: .6rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet); color: inherit; text-align: left; cursor: pointer }
button:hover { border-color: var(--ink) }
button.first { border: 2px solid var(--accent) }
button small { display: block; font-weight: 400; color: var(--quiet) }
:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
a { color: inherit }
@media (max-width: 32rem) { main { margin: 0; border-width: 0 0 1px; border-radius: 0 } }
`;
