// `npm run pictures` compares the stories that have a kept picture; `npm run pictures:accept` takes the pictures again,
// losslessly compressed, and those of the landing page. Look at them before committing, since later comparisons use
// them.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.storybook/pictures');
const isAccepting = process.argv.includes('--accept');

if (isAccepting) await rm(folder, { recursive: true, force: true });
/** Plays the stories of a tag, which take or compare pictures; returns the exit code. */
function play(tag: string): number {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories'];
  const { status } = spawnSync(process.execPath, [...vitest, ...(isAccepting ? ['--update'] : [])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORIES: tag },
  });
  return status ?? 1;
}

/** The kept pictures are in git, also where some were taken before it failed. */
function accept(tag: string): void {
  const status = play(tag);
  if (status === 0) return;
  console.error('Nothing is accepted: git restore .storybook/pictures web/features/landing/picture');
  process.exit(status);
}

if (!isAccepting) process.exit(play('picture'));

accept('landing');
for (const name of await readdir(folder)) {
  const file = path.join(root, 'web/features/landing/picture', /picture-(.+)\.png$/.exec(name)?.[1] ?? name);
  await sharp(path.join(folder, name)).webp({ lossless: true, effort: 6 }).toFile(`${file}.webp`);
  await rm(path.join(folder, name));
}
accept('picture');

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
