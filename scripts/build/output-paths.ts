import { join } from 'node:path';
import { REPOSITORY_ROOT } from './content-hash.ts';

/** Everything that is built; not committed. */
export const OUTPUT_ROOT = join(REPOSITORY_ROOT, '.output');
/** What an operator deploys to a web server. */
export const APP_OUTPUT = join(OUTPUT_ROOT, 'app');
/** The web server configuration for the app. */
export const DEPLOY_OUTPUT = join(OUTPUT_ROOT, 'deploy');
/** The app built for Node, for prerendering; never served. */
export const PRERENDER_OUTPUT = join(OUTPUT_ROOT, 'prerender');
/** `index.html` as the prerendered pages are made of it: the app's own has another first script. */
export const PAGE_SHELL = join(PRERENDER_OUTPUT, 'shell.html');
/** Build metadata; never served. */
export const CHUNK_RECORD = join(OUTPUT_ROOT, 'chunks.json');
/** The addresses of the app, for servers that know it by its files alone; in the folder above the app's. */
export const ROUTE_RECORD = 'routes.json';
export const BUILD_STAMP = join(OUTPUT_ROOT, 'stamp.txt');
export const BUILD_LOCK = join(OUTPUT_ROOT, 'lock');
