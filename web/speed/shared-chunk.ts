// Groups shared modules into files: those of the first load, those loaded soon after, and those of dialogs and other
// screens, since each further file is a round trip. Icons are identified by their import, as the package's index names
// all of them.
import path from 'node:path';

interface Module {
  code: string | null;
  importedIds: string[];
}

const web = path.resolve(import.meta.dirname, '..');
/** The frame of all screens, and the screen with the largest first load. */
const first = ['main.tsx', 'features/documents/documents-page.tsx'];
/** Loaded automatically after the first screen. */
const calm = [
  'app/standby.tsx',
  'features/documents/pending/pending-approvals.tsx',
  'features/documents/favourites/favourites.ts',
  'features/documents/print/documents-sheet.tsx',
];
/** Parts of a package's index that only other screens use. */
const ofOthers = /infiniteQueryObserver|useInfiniteQuery/;
/** Small modules shared by dialogs and screens, without a package of their own. */
const small = /lucide-react|contract\/(?:roles|hooks)\b|web\/format\//;
/** Those shared by what is loaded after the first screen and by dialogs. */
const smallOfCalm = /web\/(?:ui\/browser|session|domain\/(?:product|tasks))\//;

const known = new WeakMap<Module, Record<'first' | 'calm', ReadonlySet<string>>>();

/** The file of a shared module; null for modules that stay with their importer. */
export function sharedChunk(id: string, build: { getModuleInfo: (id: string) => Module | null }): string | null {
  const getModuleInfo = (of: string) => build.getModuleInfo(of);
  const entry = getModuleInfo(path.join(web, 'main.tsx'));
  if (entry === null) throw new Error('The build has no web/main.tsx.');
  let needed = known.get(entry);
  if (needed === undefined) {
    needed = { first: neededBy(first, getModuleInfo), calm: neededBy(calm, getModuleInfo) };
    known.set(entry, needed);
  }
  if (needed.first.has(id)) return 'shared';
  if (needed.calm.has(id)) return small.test(id) || smallOfCalm.test(id) ? 'shared-calm' : null;
  return small.test(id) ? 'shared-later' : null;
}

function neededBy(files: readonly string[], getModuleInfo: (id: string) => Module | null): Set<string> {
  const found = new Set<string>();
  const icons = new Set<string>();
  let index = '';
  const visit = (id: string): void => {
    if (found.has(id) || ofOthers.test(id)) return;
    const module = getModuleInfo(id);
    if (module === null) return;
    if (isIconIndex(id)) {
      index = id;
      return;
    }
    found.add(id);
    for (const icon of importedIcons(module.code ?? '')) icons.add(icon);
    module.importedIds.forEach(visit);
  };
  for (const file of files) visit(path.join(web, file));
  const { code, importedIds } = getModuleInfo(index) ?? { code: '', importedIds: [] };
  for (const [, names = '', file = ''] of (code ?? '').matchAll(
    /export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[^"']+)["']/g,
  )) {
    if (!exportedNames(names).some((name) => icons.has(name))) continue;
    const icon = importedIds.find((one) => one.endsWith(`/${file}`));
    if (icon !== undefined) visit(icon);
  }
  return found;
}

const isIconIndex = (id: string) => /lucide-react\/dist\/esm\/lucide-react\.m?js$/.test(id);

const exportedNames = (list: string) => list.split(',').map((part) => part.split(' as ').at(-1)?.trim() ?? '');

function importedIcons(code: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((part) => part.split(' as ')[0]?.trim() ?? ''),
  );
}
