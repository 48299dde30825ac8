// Lint rules. Which part may import which stands in scripts/lint/walls.js.
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { effectCleanUp } from './scripts/lint/effect-clean-up.js';
import { toldChanges } from './scripts/lint/told-changes.js';
import { walls } from './scripts/lint/walls.js';

/** What a browser without site data has not, or refuses by throwing. */
const siteData = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches', 'cookieStore'];
const siteDataAdvice = 'Site data can be switched off: go through web/ui/browser/site-data.ts.';

export default tseslint.config(
  {
    ignores: ['dist/**', 'data/**', 'storybook-static/**', 'test-results/**', 'playwright-report/**', 'contract/**'],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
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
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/unified-signatures': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'performance', 'console', 'URL', 'self', 'fetch', 'Response', 'setTimeout', 'clearTimeout']
          .concat(['document', 'localStorage', 'matchMedia', 'window', 'navigator', 'location'])
          .concat(['addEventListener', 'print', 'PublicKeyCredential'])
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'e2e/browsers/**', 'reference-server/main.ts', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/testing/**',
      'e2e/**',
      'reference-server/scenarios/**',
      'conformance/mutants/faults/**',
    ],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['web/**/*.{ts,tsx}', 'mock/**/*.{ts,tsx}', '.storybook/**'], ...reactHooks.configs.flat.recommended },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { house: { rules: { 'effect-clean-up': effectCleanUp } } },
    rules: { 'house/effect-clean-up': 'error' },
  },
  // It speaks of what the React Compiler skips; the compiler is not used here.
  { files: ['web/**/*.{ts,tsx}'], rules: { 'react-hooks/incompatible-library': 'off' } },

  // Site data can be switched off, and then merely naming one of these throws, or is not there.
  {
    files: ['web/**/*.{ts,tsx,js}'],
    ignores: [
      'web/ui/browser/site-data.ts',
      // Runs before any module; it guards its one read itself.
      'web/public/theme.js',
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
  toldChanges,
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
