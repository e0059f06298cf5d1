import { writeDeployment } from '../deploy/write-deployment.ts';
import { weighBuild } from './budget.ts';
import { withBuildLock } from './build-lock.ts';
import { buildProduct } from './build-product.ts';
import { APP_OUTPUT, DEPLOY_OUTPUT } from './output-paths.ts';

/** `npm run build`: builds the app, its service worker and the web server configuration, and checks the size budget. */

const warnings = await withBuildLock(async () => {
  await buildProduct();
  return writeDeployment(APP_OUTPUT, DEPLOY_OUTPUT);
});
const report = weighBuild();
for (const line of report.lines) console.log(line);
for (const warning of warnings) console.warn(`Before members come: ${warning}`);
for (const problem of report.problems) console.error(problem);
if (report.problems.length > 0) process.exitCode = 1;
