// `npm run pictures` compares the stories that have a kept picture; `npm run pictures:accept` takes the pictures again,
// losslessly compressed, and those of the landing page. Look at them before committing, since later comparisons use
// them.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.storybook/pictures');
const before = path.join(root, 'test-results/pictures-before');
const landing = path.join(root, 'test-results/pictures-landing');
const isAccepting = process.argv.includes('--accept');

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

/** Takes all pictures, in place of the kept ones. */
async function takeAgain(): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  const status = play('landing');
  if (status !== 0) return status;
  await rm(landing, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await rename(folder, landing);
  return play('picture');
}

async function compress(): Promise<void> {
  for (const name of await readdir(landing)) {
    const file = path.join(root, 'web/features/landing/picture', /picture-(.+)\.png$/.exec(name)?.[1] ?? name);
    await sharp(path.join(landing, name)).webp({ lossless: true, effort: 6 }).toFile(`${file}.webp`);
  }
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

if (!isAccepting) process.exit(play('picture'));

await mkdir(folder, { recursive: true });
await rm(before, { recursive: true, force: true });
await cp(folder, before, { recursive: true });
const status = await takeAgain();
if (status === 0) {
  await mkdir(folder, { recursive: true });
  await compress();
} else {
  await rm(folder, { recursive: true, force: true });
  await cp(before, folder, { recursive: true });
  console.error('Nothing was accepted: the kept pictures are as before.');
}
process.exit(status);
