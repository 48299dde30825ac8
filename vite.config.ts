import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { contractOperations } from './contract/operations.ts';
import * as roles from './contract/roles.ts';
import { mockWorker, noMockWorker } from './mock/vite-plugin.ts';
import { compiledAhead } from './web/speed/compiled-ahead.plugin.ts';
import { earlyStart } from './web/speed/early-start.plugin.ts';
import { lightIcons } from './web/speed/light-icons.plugin.ts';
import { sharedChunk } from './web/speed/shared-chunk.ts';

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000';

/** The Latin font is loaded with the page instead of after its style sheet, so that text does not change visibly. */
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

/**
 * `npm run dev` is mode `mock`: the app over the mock, offline. `npm run dev:server` is mode `server`: hot reload over
 * the real server, whose sign-in returns to this origin.
 */
export default defineConfig(({ mode }) => ({
  root: path.resolve(import.meta.dirname, 'web'),
  resolve: {
    alias: [
      { find: /^zod$/, replacement: path.resolve(import.meta.dirname, 'web/api/zod.ts') },
      // Shims for older versions of React.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  define: { 'import.meta.env.VITE_MOCK': JSON.stringify(mode === 'mock' ? 'on' : 'off') },
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(),
    earlyStart({ operations: contractOperations, everybody: roles.getCurrentUser }),
    lightIcons(),
    compiledAhead(),
    ...(mode === 'mock' ? [mockWorker()] : []),
    ...(mode === 'server' ? [noMockWorker()] : []),
  ],
  server: {
    port: 5173,
    ...(mode === 'server' && {
      // The app's own modules in web/api are served under /api/ as well, and do not go to the server.
      proxy: {
        [String.raw`^/(?:api|auth|oidc|mock)(?:/|\?|$)(?![^?]*\.tsx?(?:\?|$))`]: {
          target: server,
          changeOrigin: false,
        },
      },
    }),
  },
  build: {
    outDir: path.resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      // Present browsers fetch these links by themselves; older ones only lose a round trip.
      polyfill: false,
      // What every page has loaded before need not be named beside each part that is loaded later.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((file) => !/\/(?:rolldown-runtime|shared)-[\w-]{8}\.js$/.test(file)),
    },
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: sharedChunk, debugName: 'shared', minShareCount: 2 }] } },
    },
  },
}));
