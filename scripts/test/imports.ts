// Reads the imports of a file from its text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';

/** The prefixes of import paths in package.json, with their folders. */
export function projectAliases(): Record<string, string> {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(imports).map(([from, to]) => [from.replace('*', ''), to.replace(/^\.\/|\*$/g, '')]),
  );
}

const specifier = /(\bimport\s+type\s[^;']*?)?(?:\bfrom\s+|\bimport\s*\(?\s*|\bnew URL\(\s*)'([^'\n]+)'/g;

/**
 * The imports of a text, including dynamic ones: project files as paths from the root, packages by name. @param types
 * whether type-only imports count
 */
export function importsOf(
  file: string,
  text: string,
  aliases: Readonly<Record<string, string>>,
  { types = true }: { types?: boolean } = {},
): string[] {
  return [...text.matchAll(specifier)].flatMap(([, type, wanted = '']) => {
    if (type !== undefined && !types) return [];
    if (wanted.startsWith('.')) return [path.posix.join(path.posix.dirname(file), wanted)];
    const alias = Object.keys(aliases).find((one) => wanted.startsWith(one));
    return [alias === undefined ? wanted : `${aliases[alias] ?? ''}${wanted.slice(alias.length)}`];
  });
}
