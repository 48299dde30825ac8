// The product's icons, found in its sources: `virtual:icons`. Importing all of Lucide to show a few dozen would slow
// every story down.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const web = path.resolve(import.meta.dirname, '../web');
const isShown = (file: string) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file);

/** The icons that a module imports, by their Lucide names. */
export function iconsOf(code: string): readonly string[] {
  const imports = code.matchAll(/import \{(?<names>[^}]*)\} from 'lucide-react'/g);
  return [...imports].flatMap(({ groups }) =>
    (groups?.['names'] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.replace(/ as .*/, '')),
  );
}

/** Each icon with the modules that use it. */
export function iconsUsed(): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, string[]>();
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(isShown).sort()) {
    for (const icon of iconsOf(readFileSync(path.join(web, file), 'utf8')))
      used.set(icon, [...(used.get(icon) ?? []), file.replaceAll(path.sep, '/')]);
  }
  return new Map([...used].sort(([one], [other]) => one.localeCompare(other)));
}

export function usedIcons(): Plugin {
  const name = 'virtual:icons';
  const resolved = `\0${name}`;
  return {
    name: 'strongroom-used-icons',
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      const used = iconsUsed();
      const names = [...used.keys()];
      const rows = names.map((icon) => `{ name: '${icon}', Icon: ${icon}, usedIn: ${JSON.stringify(used.get(icon))} }`);
      return `import { ${names.join(', ')} } from 'lucide-react';\nexport const icons = [${rows.join(',\n')}];`;
    },
  };
}
