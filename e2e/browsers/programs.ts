// Finds programs on this machine.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs that is on the PATH. */
export function program(...names: string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((file) => existsSync(file)) ?? null;
}
