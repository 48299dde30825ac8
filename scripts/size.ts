// Prints the lines written by hand, by area, without tests, stories and test helpers. The core is listed separately.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';

const product = ['reference-server/core', 'reference-server', 'web', 'mock'];
const others = ['conformance/mutants', 'conformance', 'bench', 'scripts', 'e2e', '.storybook'];
const areas = [...product, ...others];
const isCounted = (file: string) => !/(^|\/)(testing|test-pages)\/|\.(test|deep\.test|stories)\.\w+$/.test(file);

const lines = new Map(areas.map((area) => [area, 0]));
for (const file of execFileSync('git', ['ls-files', '-z', ...areas], { cwd: root, encoding: 'utf8' }).split('\0')) {
  const area = areas.find((one) => file.startsWith(`${one}/`));
  if (!area || !/\.(ts|tsx|js|mjs|css|html)$/.test(file) || !isCounted(file)) continue;
  lines.set(area, (lines.get(area) ?? 0) + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1);
}
const print = (name: string, count: number) =>
  console.log(`${name.padEnd(24)}${count.toLocaleString('en').padStart(8)}`);
for (const [area, count] of lines) {
  print(area, count);
  if (area === product.at(-1))
    print(
      'product together',
      product.reduce((sum, one) => sum + (lines.get(one) ?? 0), 0),
    );
}
