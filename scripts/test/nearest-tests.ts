// Finds the tests closest to a change, by imports. A test that starts the whole app or server imports everything in the
// end, so it counts only in the room of a change, and in folders of the same name.

/** The imports of each file. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Files that import everything. */
const wholes = new Set([
  'web/app/routes.tsx',
  'web/app/app.tsx',
  'reference-server/server.ts',
  'reference-server/app.ts',
  'reference-server/core/room/operations.ts',
  'mock/handlers.ts',
]);

/** The tests, nearest first: those beside a change before those further away. */
export function nearestTests(imports: Imports, changed: ReadonlySet<string>, isTest: (file: string) => boolean) {
  const rooms = new Set([...changed].map(roomOf));
  const folders = new Set([...changed].map(folderOf));
  const names = new Set([...changed].map(nameOf));
  const open = distances(imports, changed, wholes);
  const all = distances(imports, changed, new Set());
  const found: { file: string; far: number }[] = [];
  for (const file of imports.keys()) {
    if (!isTest(file)) continue;
    if (names.has(nameOf(file))) {
      found.push({ file, far: 0 });
      continue;
    }
    const [isInRoom, isInFolder] = [rooms.has(roomOf(file)), folders.has(folderOf(file))];
    const far = open.get(file) ?? (isInRoom || isInFolder ? all.get(file) : undefined);
    if (far === undefined) continue;
    found.push({ file, far: far + (isInRoom ? 0 : ELSEWHERE) + (isInFolder ? 0 : OTHER_FOLDER) });
  }
  return found.sort((one, other) => one.far - other.far || (one.file < other.file ? -1 : 1)).map(({ file }) => file);
}

/** `web/features/users/users-page` for the file, its test and its stories. */
const nameOf = (file: string) => file.replace(/(\.deep)?(\.test|\.stories)?\.tsx?$/, '');

/** `favourites`, in a feature as in the domain. */
const folderOf = (file: string) => file.split('/').at(-2);

/** Decides between tests as far away, as all are that start the whole app. */
const OTHER_FOLDER = 0.5;

/** The distance of another room, whatever its imports. */
const ELSEWHERE = 3;

/** `web/features/audit`, `reference-server/core`, `scripts`: a unit of work. */
export function roomOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, parts[1] === 'features' ? 3 : 2).join('/');
}

/**
 * The number of imports from each file to the changed ones; paths do not go through `closed` unless it changed itself.
 */
function distances(imports: Imports, changed: ReadonlySet<string>, closed: ReadonlySet<string>) {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const far = new Map([...changed].map((file) => [file, 0]));
  for (const [file, distance] of far) {
    if (distance > 0 && closed.has(file)) continue;
    for (const importer of importers.get(file) ?? []) if (!far.has(importer)) far.set(importer, distance + 1);
  }
  return far;
}
