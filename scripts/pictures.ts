// `npm run pictures` compares the stories that have a kept picture; `npm run pictures:accept` takes the pictures again,
// losslessly compressed. Look at them before committing, since later comparisons use them.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.storybook/pictures');
const isAccepting = process.argv.includes('--accept');

if (isAccepting) await rm(folder, { recursive: true, force: true });
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories', ...(isAccepting ? ['--update'] : [])];
const { status } = spawnSync(process.execPath, vitest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STORIES: 'picture' },
});

if (isAccepting) {
  const files = (await readdir(folder)).map((name) => path.join(folder, name));
  let bytes = 0;
  for (const file of files) {
    const small = await sharp(await readFile(file))
      .png({ compressionLevel: 9, adaptiveFiltering: true, effort: 10 })
      .toBuffer();
    bytes += small.length;
    await writeFile(file, small);
  }
  console.log(`${files.length} pictures in .storybook/pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB.`);
}
process.exit(status ?? 1);
