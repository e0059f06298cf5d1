import { escapeHtml } from '../reference-api/http/plain-page.ts';
import type { Frame, LoadFrames } from './take-frames.ts';

export interface LoadedPage extends LoadFrames {
  template: string;
  path: string;
  language: string;
}

/** Returns an HTML page with a row of pictures for each loaded page. */
export function frameSheet(loaded: readonly LoadedPage[]): string {
  const rows = loaded.map(
    ({ template, path, language, first, moments }) =>
      `<h2>${escapeHtml(`${template}, ${language}, ${path}`)}</h2>\n<div>${[
        figure(first, 'first'),
        ...moments.map((frame) => figure(frame, '')),
      ].join('')}</div>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Loads on a slow phone</title>
<style>
  body { font: 14px system-ui; background: #ddd; margin: 16px }
  h2 { font-size: 15px; margin: 16px 0 4px }
  div { display: flex; gap: 8px }
  figure { margin: 0; inline-size: 195px }
  img, i { display: block; inline-size: 195px; block-size: 422px; background: #fff }
</style>
${rows.join('\n')}
`;
}

function figure({ atMs, jpeg }: Frame, note: string): string {
  // Before the first picture the screen is empty.
  const picture = jpeg === '' ? '<i></i>' : `<img src="data:image/jpeg;base64,${jpeg}" alt="">`;
  return `<figure>${picture}<figcaption>${Math.round(atMs)} ms ${note}</figcaption></figure>`;
}
