// Says which browser the tests will drive, or what to install.
import { testBrowser } from './browser.ts';

try {
  console.log((await testBrowser()).executablePath);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
