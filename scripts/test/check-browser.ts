// Prints the browser of the tests, or what to install.
import { testBrowser, versionOf } from './browser.ts';

try {
  const { executablePath, isLastResort } = await testBrowser();
  const version = versionOf(executablePath) || 'version unknown';
  console.log(`${version} (${executablePath})`);
  if (isLastResort) {
    const lines = [
      `WARNING: the tests run in ${version}, the one inside a package,`,
      'for this machine has no browser of its own. It is older than what',
      'people use: passing here proves nothing about their browsers.',
      'Debian, Ubuntu: apt-get install chromium; or CHROMIUM_PATH.',
    ];
    const rule = '!'.repeat(Math.max(...lines.map((line) => line.length)) + 4);
    console.warn([rule, ...lines.map((line) => `! ${line}`), rule].join('\n'));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
