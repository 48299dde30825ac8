// Prints the product lines written by hand, by area, without tests, stories and test helpers. The core is listed
// separately.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';

const areas = ['reference-server/core', 'reference-server', 'web', 'mock'];
const isProduct = (file: string) => !/(^|\/)(testing|test-pages)\/|\.(test|deep\.test|stories)\.\w+$/.test(file);

const files = execFileSync('git', ['ls-files', '-z', '--', ...areas.map((area) => `${area}/**`)], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(ts|tsx|js|mjs|css|html)$/.test(file) && isProduct(file));
const lines = new Map(areas.map((area) => [area, 0]));
for (const file of files) {
  const area = areas.find((one) => file.startsWith(`${one}/`)) ?? '';
  lines.set(area, (lines.get(area) ?? 0) + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1);
}
for (const [area, count] of lines) console.log(`${area.padEnd(24)}${count.toLocaleString('en').padStart(8)}`);
console.log(
  `${'together'.padEnd(24)}${[...lines.values()]
    .reduce((sum, one) => sum + one, 0)
    .toLocaleString('en')
    .padStart(8)}`,
);
