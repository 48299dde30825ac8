// Creates the archive of the last build.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '../setup.mjs';
import { archive } from './archive.ts';
import { readProject } from './commands.ts';
import { stage } from './stage.ts';

export interface MadePackage {
  file: string;
  /** Everything in it, in order. */
  names: readonly string[];
}

export async function makePackage(to: string): Promise<MadePackage> {
  const project = readProject(root);
  const name = `${project.name}-${project.version}`;
  const work = await mkdtemp(path.join(os.tmpdir(), 'strongroom-package-'));
  try {
    const folder = path.join(work, name);
    await stage(root, project, folder);
    await mkdir(to, { recursive: true });
    const file = path.join(to, `${name}.tar.gz`);
    return { file, names: await archive(folder, file) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
