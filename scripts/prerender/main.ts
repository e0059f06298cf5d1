import { APP_OUTPUT } from '../build/output-paths.ts';
import { compressFiles } from '../deploy/compress-files.ts';
import { prerenderSite } from './prerender-site.ts';

/** `npm run prerender -- [folder]`: rewrites the visitors' pages after a change of `config.json`. */
const [folder = APP_OUTPUT] = process.argv.slice(2);
try {
  const count = await prerenderSite(folder);
  await compressFiles(folder);
  console.log(`${count} pages in ${folder} are written.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
