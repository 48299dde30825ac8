// Files of operating systems and editors that are not meant to be shared.
import type { DroppedFiles } from './dropped-files.ts';

const systemFile = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|~\$.*|\.~lock\..*#)$/i;

/** The other files, and the names of those left out; a hidden folder is left out if no file remains in it. */
export function withoutSystemFiles({ files, directories, unreadable }: DroppedFiles): {
  kept: DroppedFiles;
  leftOut: string[];
} {
  const kept = files.filter(({ file }) => !systemFile.test(file.name));
  const used = new Set(kept.flatMap(({ folders }) => folders.map((_, at) => folders.slice(0, at + 1).join('/'))));
  const isHidden = (path: readonly string[]) => path.some((name) => name.startsWith('.')) && !used.has(path.join('/'));
  return {
    kept: { files: kept, directories: directories.filter((path) => !isHidden(path)), unreadable },
    leftOut: [
      ...files.filter((picked) => !kept.includes(picked)).map(({ file }) => file.name),
      ...directories.filter(isHidden).map((path) => path.join('/')),
    ],
  };
}
