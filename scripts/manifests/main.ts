import { writeManifests } from '../build/manifests.ts';
import { APP_OUTPUT } from '../build/output-paths.ts';

/** `npm run manifests -- [folder]`: regenerates the web manifests after a change of `config.json`, without a build. */
const [folder = APP_OUTPUT] = process.argv.slice(2);
try {
  writeManifests(folder);
  console.log(`The web manifests in ${folder} are written.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
