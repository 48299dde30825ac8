// The second pass of oxlint, without types: the walls, what only some rooms may name, the rules of this project,
// patterns whose time must not run away, and JavaScript. The first is .oxlintrc.json.
import { readFileSync } from 'node:fs';
import { walls } from './scripts/lint/walls.js';

const { ignorePatterns, rules } = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'));
const language = Object.entries(rules).filter(([name]) => !name.includes('/') && name !== 'max-lines');

/** What a browser without site data has not, or refuses by throwing. */
const siteData = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches', 'cookieStore'];
const siteDataAdvice = 'Site data can be switched off: go through web/ui/browser/site-data.ts.';

export default {
  plugins: ['typescript'],
  jsPlugins: ['eslint-plugin-regexp', './scripts/lint/house-plugin.js'],
  categories: { correctness: 'off' },
  ignorePatterns: ignorePatterns.filter((pattern) => !pattern.startsWith('**')),
  rules: {
    // What people send is matched by patterns whose time grows with its length, and not with the square of it.
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    'regexp/no-dupe-disjunctions': 'error',
    'regexp/no-empty-alternative': 'error',
    'regexp/no-invalid-regexp': 'error',
    'regexp/no-useless-lazy': 'error',
    'regexp/strict': 'error',
    'no-useless-assignment': 'error',
    'house/effect-clean-up': 'error',
  },
  overrides: [
    {
      // Their text is their own.
      files: ['scripts/**', '**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
    },
    {
      files: ['**/*.{js,mjs}'],
      env: { browser: true, node: true },
      rules: { ...Object.fromEntries(language), 'no-undef': 'error' },
    },
    { files: ['mock/worker/worker.js'], globals: { activeClientIds: 'readonly' } },
    { files: ['scripts/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
    {
      // Site data can be switched off, and then merely naming one of these throws, or is not there.
      files: ['web/**/*.{ts,tsx,js}'],
      excludeFiles: [
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
    {
      files: ['web/**/*.{ts,tsx}'],
      excludeFiles: [
        'web/api/server-time.ts',
        // They compare two moments of this clock.
        'web/features/account/{idle/use-idle-watch.ts,account-dialogs.tsx}',
        'web/session/last-use.ts',
        'web/**/*.{test,stories}.{ts,tsx}',
        'web/**/testing/**',
      ],
      rules: { 'house/server-time': 'error' },
    },
    ...walls,
    {
      files: ['reference-server/**/*.ts', 'mock/**/*.ts'],
      excludeFiles: [
        // The engine reads alone between two changes.
        'reference-server/core/store/{change,housekeeping,store}.ts',
        'reference-server/core/identity/recheck/rechecking-store.ts',
        // Passes changes on, and counts failures.
        'reference-server/metrics/measured-ports.ts',
        // Fills an empty store with a history that has its audit entries.
        'reference-server/scenarios/scenario.ts',
        'mock/world/earlier-sessions.ts',
        '**/*.test.ts',
        '**/testing/**',
      ],
      rules: { 'house/audited-changes': 'error' },
    },
    {
      files: ['reference-server/core/**/*.ts'],
      excludeFiles: ['**/*.test.ts', 'reference-server/core/testing/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['process', 'Buffer', 'crypto', 'fetch', 'setTimeout', 'setInterval', 'window', 'document'],
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Time comes in through the Clock port.' },
          { object: 'Math', property: 'random', message: 'Randomness comes in through the Ids port.' },
        ],
      },
    },
  ],
};
