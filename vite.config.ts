import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { mockWorker, noMockWorker } from './mock/vite-plugin.ts';

const server = process.env['SERVER_URL'] ?? 'http://localhost:3000';

/** Chunks of which most is needed for the first screen. */
const firstToRun = new Set(['shared', 'documents-page', 'dashboard-page', 'http', 'esm']);

/** The Latin font starts with the page instead of after its style sheet, so that words do not change shape in view. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => file.includes('inter-latin-opsz') && file.endsWith('.woff2'));
      if (font === undefined) throw new Error('The build has no Latin font to preload.');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  };
}

/** Nearly all of the first load runs at once: it is compiled while it is downloaded, off the main thread. */
function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !(output.isEntry || firstToRun.has(output.name))) continue;
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}

/** `public/early.js`, which asks for the code and the data of the opened screen before the app itself runs. */
function earlyStart(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const files = (name: string): string[] => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        return chunk === undefined ? [] : [name, ...chunk.imports.flatMap(files)];
      };
      const shell = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => files(fileName)));
      const screens = chunks.flatMap(({ facadeModuleId, fileName }) => {
        const name = /features\/(\w+)\/\1-page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
        if (name === undefined || name === 'landing') return [];
        const own = [...new Set(files(fileName))].filter((file) => !shell.has(file)).map((file) => `/${file}`);
        return [[name === 'dashboard' ? '/' : `/${name}`, own] as const];
      });
      if (screens.length === 0) throw new Error('The build has no screens to start early.');
      const attrs = { src: '/early.js', 'data-screens': JSON.stringify(Object.fromEntries(screens)) };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  };
}

/**
 * `npm run dev` is mode `mock`: the app over the mock, offline. `npm run dev:server` is mode `server`: hot reload over
 * the real server, whose sign-in comes back to this origin.
 */
export default defineConfig(({ mode }) => ({
  root: path.resolve(import.meta.dirname, 'web'),
  resolve: { alias: [{ find: /^zod$/, replacement: path.resolve(import.meta.dirname, 'web/api/zod.ts') }] },
  define: { 'import.meta.env.VITE_MOCK': JSON.stringify(mode === 'mock' ? 'on' : 'off') },
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(),
    earlyStart(),
    compiledAhead(),
    ...(mode === 'mock' ? [mockWorker()] : []),
    ...(mode === 'server' ? [noMockWorker()] : []),
  ],
  server: {
    port: 5173,
    ...(mode === 'server' && {
      // The app's own modules in web/api are served under /api/ as well, and are not the server's.
      proxy: {
        [String.raw`^/(?:api|auth|oidc)(?:/|\?|$)(?![^?]*\.tsx?(?:\?|$))`]: { target: server, changeOrigin: false },
      },
    }),
  },
  build: {
    outDir: path.resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // What several screens share would otherwise be some twenty files of a few hundred bytes, each a round trip.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /rolldown\/runtime|lucide-react|contract\/(?:roles|hooks\/(?:documents|folders))\b|web\/(?:speed\/glyphs\b|format\/|domain\/\w+\/(?:access-l(?:evel|ook)\b|compare|file-kind|kind-tile|media|person\b|restrictions|search|\w+-badge)|session\/may-call\b|ui\/(?:\w+\/)?(?:badge|button|card|copy-text|empty-state|kbd|save-file|search-field|select|skeleton)\b)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}));
