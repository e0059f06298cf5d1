import { writeManifests } from '../build/manifests.ts';
import { APP_OUTPUT } from '../build/output-paths.ts';

/** `npm run manifests -- [folder]`: writes the web manifests anew after `config.json` was changed, without a build. */
const [folder = APP_OUTPUT] = process.argv.slice(2);
try {
  writeManifests(folder);
  console.log(`The web manifests in ${folder} are written.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
