import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { iconPaths, type Shape } from './icon-path.ts';

const drawn = path.resolve(import.meta.dirname, '../ui/data/drawn.tsx');

/** One path and function an icon: two components and up to five elements fewer each (`npm test -- load`). */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    async transform(_code, id) {
      if (!/lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/.test(id)) return null;
      const { __iconData: data } = (await import(pathToFileURL(id).href)) as { __iconData?: { node: Shape[] } };
      const drawing = data && iconPaths(data.node);
      if (drawing == null) return null;
      return `import { iconOf } from ${JSON.stringify(drawn)};\nexport default /* @__PURE__ */ iconOf(${drawing
        .filter(Boolean)
        .map((path) => JSON.stringify(path))
        .join(', ')});`;
    },
  };
}
