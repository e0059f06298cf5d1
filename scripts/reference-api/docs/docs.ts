import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { AppEnvironment } from '../http/call.ts';

const BUNDLE_PATH = fileURLToPath(new URL('../../../openapi/generated/openapi.json', import.meta.url));

/** Redoc injects inline styles and runs its search in a worker created from a blob. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rendezvous API</title>
<link rel="stylesheet" href="/_reference/docs/page.css">
</head>
<body>
<div id="docs"><p class="waiting">The documentation is being drawn. It needs JavaScript; the same contract is at
<a href="/_reference/openapi.json">openapi.json</a>.</p></div>
<script src="/_reference/docs/redoc.js"></script>
<script src="/_reference/docs/start.js"></script>
</body>
</html>
`;

const STYLE = `body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1f2530; background: #fff }
.waiting { max-width: 40rem; margin: 4rem auto; padding: 0 1rem }
`;

const START = `Redoc.init('/_reference/openapi.json', {
  disableSearch: false,
  hideDownloadButton: false,
  jsonSampleExpandLevel: 3,
  pathInMiddlePanel: true,
  requiredPropsFirst: true,
  showExtensions: ['x-source', 'x-shape', 'x-changes'],
  sortRequiredPropsFirst: true,
  theme: {
    colors: { primary: { main: '#6d28d9' } },
    typography: {
      fontFamily: 'system-ui, sans-serif',
      headings: { fontFamily: 'system-ui, sans-serif' },
      code: { fontSize: '13px' }
    },
    sidebar: { width: '300px' }
  }
}, document.getElementById('docs'));
`;

/** Serves the contract under `/_reference`: as documentation for the browser (Redoc) and as JSON for tools. */
export function contractDocs(): Hono<AppEnvironment> {
  const redocPath = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
  const docs = new Hono<AppEnvironment>();
  docs.get('/openapi.json', (context) =>
    context.body(readFileSync(BUNDLE_PATH), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
  );
  docs.get('/docs', (context) => {
    context.header('Content-Security-Policy', POLICY);
    return context.html(PAGE);
  });
  docs.get('/docs/page.css', (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  docs.get('/docs/start.js', (context) =>
    context.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  docs.get('/docs/redoc.js', (context) =>
    context.body(readFileSync(redocPath), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  return docs;
}
