// The house's own rules: the walls, what only some rooms may name, and patterns whose time must not run away. All that the
// language and React ask for, with types, is looked at by oxlint (.oxlintrc.json) in a fraction of the time.
import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { effectCleanUp } from './scripts/lint/effect-clean-up.js';
import { auditedChanges } from './scripts/lint/audited-changes.js';
import { walls } from './scripts/lint/walls.js';

/** What a browser without site data has not, or refuses by throwing. */
const siteData = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches', 'cookieStore'];
const siteDataAdvice = 'Site data can be switched off: go through web/ui/browser/site-data.ts.';

export default tseslint.config(
  {
    ignores: ['dist/**', 'data/**', 'storybook-static/**', 'test-results/**', 'playwright-report/**', 'contract/**'],
  },
  tseslint.configs.base,
  // What people send is matched by patterns whose time grows with its length, and not with the square of it.
  {
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'regexp/no-dupe-disjunctions': 'error',
      'regexp/no-empty-alternative': 'error',
      'regexp/no-invalid-regexp': 'error',
      'regexp/no-useless-lazy': 'error',
      'regexp/strict': 'error',
    },
  },
  {
    // Their text is their own.
    files: ['scripts/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    // oxlint takes a counter that a class raises for one that nobody reads.
    rules: { 'no-useless-assignment': 'error' },
  },
  {
    files: ['**/*.{js,mjs}'],
    rules: { ...js.configs.recommended.rules, 'no-console': 'error', eqeqeq: ['error', 'always', { null: 'ignore' }] },
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'performance', 'console', 'URL', 'self', 'fetch', 'Response', 'setTimeout', 'clearTimeout']
          .concat(['document', 'localStorage', 'matchMedia', 'window', 'navigator', 'location'])
          .concat(['addEventListener', 'print', 'PublicKeyCredential'])
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['scripts/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { house: { rules: { 'effect-clean-up': effectCleanUp } } },
    rules: { 'house/effect-clean-up': 'error' },
  },
  // Site data can be switched off, and then merely naming one of these throws, or is not there.
  {
    files: ['web/**/*.{ts,tsx,js}'],
    ignores: [
      'web/ui/browser/site-data.ts',
      // Runs before any module; it guards its one read itself.
      'web/public/theme.js',
      'web/speed/early.js',
      'web/**/*.test.{ts,tsx}',
      'web/**/testing/**',
    ],
    rules: {
      'no-restricted-globals': ['error', ...siteData.map((name) => ({ name, message: siteDataAdvice }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self', 'top', 'parent'].flatMap((object) =>
          siteData.map((property) => ({ object, property, message: siteDataAdvice })),
        ),
        ...['locks', 'storage', 'serviceWorker'].map((property) => ({
          object: 'navigator',
          property,
          message: siteDataAdvice,
        })),
        { object: 'document', property: 'cookie', message: siteDataAdvice },
      ],
    },
  },

  ...walls,
  auditedChanges,
  {
    files: ['reference-server/core/**/*.ts'],
    ignores: ['**/*.test.ts', 'reference-server/core/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'Buffer',
        'crypto',
        'fetch',
        'setTimeout',
        'setInterval',
        'window',
        'document',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes in through the Clock port.' },
        { object: 'Math', property: 'random', message: 'Randomness comes in through the Ids port.' },
      ],
    },
  },
);
