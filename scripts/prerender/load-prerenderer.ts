import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderedPage, PrerenderRequest } from '../../worker/public/prerendered-page.ts';
import { PRERENDER_OUTPUT } from '../build/output-paths.ts';

/** The exports of `src/prerender.tsx`. */
interface Prerenderer {
  renderPage: (request: PrerenderRequest) => Promise<PrerenderedPage>;
  renderShell: () => Promise<string>;
  renderFirstChats: () => Promise<{ html: string; wordIds: readonly string[] }>;
}

/** Loads the app's build for Node. Throws if it has not been built. */
export async function loadPrerenderer(): Promise<Prerenderer> {
  const bundle = join(PRERENDER_OUTPUT, 'prerender.mjs');
  if (!existsSync(bundle)) throw new Error('The app is not built: npm run build');
  const prerenderer: Prerenderer = await import(pathToFileURL(bundle).href);
  return prerenderer;
}
