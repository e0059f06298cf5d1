import { APP_OUTPUT, DEPLOY_OUTPUT } from '../build/output-paths.ts';
import { writeDeployment } from './write-deployment.ts';

/**
 * `npm run deploy:config -- [app folder] [configuration folder]`: regenerates everything derived from `config.json`,
 * without a build. Exit codes: 0 written, 1 `config.json` is invalid or a folder cannot be used.
 */
const [appDirectory = APP_OUTPUT, deployDirectory = DEPLOY_OUTPUT] = process.argv.slice(2);
try {
  const warnings = await writeDeployment(appDirectory, deployDirectory);
  console.log(`Manifests, robots.txt and compressed copies are written in ${appDirectory},`);
  console.log(`the configuration of nginx and Apache in ${deployDirectory}.`);
  for (const warning of warnings) console.warn(`Before members come: ${warning}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
