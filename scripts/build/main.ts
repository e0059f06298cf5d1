import { weighBuild } from './budget.ts';
import { withBuildLock } from './build-lock.ts';
import { buildProduct } from './build-product.ts';

/** `npm run build`: the app, its service worker, and the check of what they weigh. */

await withBuildLock(buildProduct);
const report = weighBuild();
for (const line of report.lines) console.log(line);
for (const problem of report.problems) console.error(problem);
if (report.problems.length > 0) process.exitCode = 1;
