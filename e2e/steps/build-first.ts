// Builds what `npm start` runs before the first test.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

export default function build(): void {
  const root = path.resolve(import.meta.dirname, '../..');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-changed'], {
    cwd: root,
    stdio: 'inherit',
  });
}
