// What several screens share goes into two files: one with what the list of documents needs at once, one with what only
// dialogs and other screens do, so that the largest first load carries no icons of theirs (2,340 bytes of gzip less). An icon
// is reached through a file that names all icons: which of them are meant is read from the import itself.
import path from 'node:path';

interface Module {
  code: string | null;
  importedIds: string[];
}
type Modules = (id: string) => Module | null;

const web = path.resolve(import.meta.dirname, '..');
/** The frame around every screen, and the screen whose first load is the largest. */
const first = ['main.tsx', 'features/documents/documents-page.tsx'];

const known = new WeakMap<Module, ReadonlySet<string>>();

/** The name of the file that a shared module belongs to. */
export function sharedChunk(id: string, build: { getModuleInfo: (id: string) => Module | null }): string {
  const getModuleInfo = (of: string) => build.getModuleInfo(of);
  const entry = getModuleInfo(path.join(web, 'main.tsx'));
  if (entry === null) throw new Error('The build has no web/main.tsx.');
  let needed = known.get(entry);
  if (needed === undefined) known.set(entry, (needed = neededFirst(getModuleInfo)));
  return needed.has(id) ? 'shared' : 'shared-later';
}

function neededFirst(getModuleInfo: Modules): Set<string> {
  const found = new Set<string>();
  const icons = new Set<string>();
  let index = '';
  const visit = (id: string): void => {
    if (found.has(id)) return;
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
  for (const file of first) visit(path.join(web, file));
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
