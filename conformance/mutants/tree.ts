// A copy of the project, in which mutants are planted one after the other.
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/setup.mjs';
import { edited, type Mutant } from './mutant.ts';

export interface Tree {
  folder: string;
  /** Plants a mutant until the next one. */
  plant(mutant: Mutant | null): Promise<void>;
  remove(): Promise<void>;
}

/** The files of a mutant with its changes. @throws Error if the sources have changed */
export function mutated({ edits }: Mutant, read: (file: string) => string): Map<string, string> {
  const files = new Map<string, string>();
  for (const edit of edits) files.set(edit.file, edited(files.get(edit.file) ?? read(edit.file), edit));
  return files;
}

/** Files known to git or not ignored, without builds and local files. */
export async function copyTree(): Promise<Tree> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const isNeeded = (file: string) => !['', 'node_modules'].includes(file) && !file.startsWith('.storybook/');
  const files = listed.split('\0').filter(isNeeded);
  for (const file of new Set(files)) await cp(path.join(root, file), path.join(folder, file));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  let planted: readonly string[] = [];
  return {
    folder,
    async plant(mutant) {
      for (const file of planted) await cp(path.join(root, file), path.join(folder, file));
      const sources = new Map<string, string>();
      for (const { file } of mutant?.edits ?? []) sources.set(file, await readFile(path.join(folder, file), 'utf8'));
      const files = mutant ? mutated(mutant, (file) => sources.get(file) ?? '') : new Map<string, string>();
      planted = [...files.keys()];
      for (const [file, text] of files) await writeFile(path.join(folder, file), text);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
