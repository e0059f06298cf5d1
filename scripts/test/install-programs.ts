import { installPackages, mayInstallPackages } from './debian-packages.ts';
import { missingBrowserPackages } from './find-browser.ts';
import { missingPhpPackages } from './find-php.ts';

/**
 * Installs at once what the tests start and each would otherwise install for itself: browser, headless shell, PHP.
 * Where this process may not, what needs them says so.
 */

const missing = [...missingBrowserPackages(), ...missingPhpPackages()];
if (missing.length > 0 && mayInstallPackages()) {
  console.log(`Installing for the tests: ${missing.join(', ')} ...`);
  // With what they recommend: without fonts, pages have other widths.
  const failure = installPackages(missing, true);
  if (failure !== null) console.error(failure);
  process.exitCode = failure === null ? 0 : 1;
} else {
  console.log(missing.length === 0 ? 'All there.' : `Not there, and not installed: ${missing.join(', ')}`);
}
