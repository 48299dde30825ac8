// The vitest projects that render screens.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mockWorker } from '../../mock/vite-plugin.ts';
import { chromium } from './chromium.ts';

/** Screen tests of PDF files, which pdf.js reads in a worker shared by the page. */
const readers = 'web/features/preview/reader/**/*.test.tsx';

function screens(retry: number, test: { name: string; include: string[]; exclude?: string[]; isolate?: boolean }) {
  return {
    plugins: [react(), tailwindcss(), mockWorker()],
    define: {
      'import.meta.env.VITE_MOCK': '"off"',
      'import.meta.env.VITE_DEEP': JSON.stringify(process.env['DEEP'] ?? ''),
      'import.meta.env.VITE_LATE_MS': JSON.stringify(process.env['LATE_MS'] ?? ''),
    },
    test: {
      ...test,
      setupFiles: ['web/testing/light-react.setup.ts', 'web/testing/screens.setup.ts'],
      maxWorkers: 1,
      restoreMocks: true,
      retry,
      testTimeout: 60_000,
      hookTimeout: 30_000,
      browser: chromium(),
    },
  };
}

export const screenProjects = (retry: number) => [
  // Each test sets and clears its own stage, so that one page can run the tests of all files.
  screens(retry, { name: 'screens', include: ['web/**/*.test.tsx'], exclude: [readers], isolate: false }),
  // A library that keeps a worker for the page needs its own page.
  screens(retry, { name: 'readers', include: [readers], isolate: false }),
];
