// Lint rules, and the walls of the house: which part may import which (see CONTRIBUTING.md).
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { effectCleanUp } from './scripts/lint/effect-clean-up.js';
import { toldChanges } from './scripts/lint/told-changes.js';

const features = readdirSync(new URL('./web/features', import.meta.url));

/** Import paths, relative or through package.json `imports`, that lead into a part of the tree. */
const into = (part) => `(^#${part === 'reference-server' ? 'server' : part}/|(^|/)\\.\\./(.*/)?${part}/)`;

const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const webBasics = [
  { regex: `${into('reference-server')}|^#core/`, message: 'web and server meet only at the contract.' },
  { regex: into('mock'), message: 'Only main.tsx, tests and stories know the mock.' },
  { regex: into('conformance'), message: 'The conformance suite looks at a door from outside.' },
  { regex: '^zod/', message: "The build puts web/api/zod.ts, which sets it up, in the place of 'zod'." },
  {
    regex: '^#contract/(operations|answers)',
    message: 'For the doors: it holds the schemas and examples of every call.',
  },
];

/** What a browser without site data has not, or refuses by throwing. */
const siteData = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches', 'cookieStore'];
const siteDataAdvice = 'Site data can be switched off: go through web/ui/browser/site-data.ts.';

const noHooks = { regex: '^#contract/hooks/|contract/hooks/', message: "The hooks are the web's." };

const mockBasics = [
  noHooks,
  {
    regex: '^#server/(?!core/|scenarios/)|reference-server/(?!core/|scenarios/)',
    message: 'The mock knows only the core and what it can be filled with.',
  },
  { regex: into('conformance'), message: 'The conformance suite looks at a door from outside.' },
];

/** What a feature offers to others: its dialogs, in whichever of its rooms they are. */
const dialogs = '(?!(?:[^/]+/)?[^/]+-dialog\\.tsx$)';

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
          .concat(['document', 'localStorage', 'matchMedia', 'window'])
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

  // The walls. Later entries win, so each names everything that its files must not import.
  forbid(['web/**/*.{ts,tsx}'], webBasics, [
    'web/**/*.test.{ts,tsx}',
    'web/**/*.stories.tsx',
    'web/**/testing/**',
    'web/main.tsx',
  ]),
  ...features.map((feature) =>
    forbid(
      [`web/features/${feature}/**/*.{ts,tsx}`],
      [
        ...webBasics,
        {
          regex: `/features/(?!${feature}/)[^/]+/${dialogs}|\\.\\./(?:${features.filter((name) => name !== feature).join('|')})/${dialogs}`,
          message:
            'Another feature is reached through its dialogs only; what several features know stands in web/domain.',
        },
        { regex: '(^|/)app/', message: 'Features do not know the app around them.' },
      ],
      ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    ),
  ),
  forbid(
    ['web/{ui,format,api,session,speed}/**/*.{ts,tsx}'],
    [
      ...webBasics,
      { regex: '/features/|/app/', message: 'The foundations know no feature.' },
      { regex: '/domain/', message: 'The foundations know nothing of the product: that stands in web/domain.' },
    ],
    ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
  ),
  forbid(
    ['web/ui/**/*.{ts,tsx}'],
    [
      ...webBasics,
      { regex: '/features/|/app/', message: 'The foundations know no feature.' },
      {
        regex: '/domain/|/session/|^#contract/',
        message: 'The design system knows nothing of the product: that stands in web/domain.',
      },
    ],
    ['**/*.test.{ts,tsx}'],
  ),
  forbid(
    ['web/domain/**/*.{ts,tsx}'],
    [
      ...webBasics,
      { regex: '/features/|/app/', message: "What the product's things are does not depend on who shows them." },
    ],
    ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
  ),
  forbid(
    ['mock/**/*.{ts,tsx}'],
    [...mockBasics, { regex: into('web'), message: "Only the mock's panel knows the design system." }],
    ['mock/**/*.test.ts'],
  ),
  forbid(
    ['mock/panel/**/*.{ts,tsx}'],
    [...mockBasics, { regex: '(^#web/|/web/)(?!ui/)', message: "The mock's panel knows only the design system." }],
    ['mock/**/*.test.ts'],
  ),
  forbid(
    ['mock/server/**/*.ts'],
    [
      noHooks,
      {
        regex: '^#server/(?!core/|scenarios/|http/|settings/)|reference-server/(?!core/|scenarios/|http/|settings/)',
        message: "The mock's server knows the core, what it can be filled with, and how HTTP is spoken.",
      },
      { regex: into('conformance'), message: 'The conformance suite looks at a door from outside.' },
      { regex: into('web'), message: "Only the mock's panel knows the design system." },
    ],
    ['mock/**/*.test.ts'],
  ),
  forbid(
    ['reference-server/**/*.ts'],
    [
      { regex: `${into('web')}|${into('mock')}`, message: 'The server knows neither web nor mock.' },
      noHooks,
      { regex: into('conformance'), message: 'The conformance suite looks at a door from outside.' },
    ],
    ['reference-server/**/*.test.ts'],
  ),
  forbid(
    ['conformance/**/*.ts'],
    [
      {
        regex: `${into('web')}|${into('mock')}|${into('reference-server')}|^#core/|^#contract/`,
        message: 'The suite knows only openapi.yaml: its targets alone know how mock and server are started.',
      },
    ],
    ['conformance/targets/**', 'conformance/mutants/**', '**/*.test.ts'],
  ),
  forbid(
    ['conformance/{targets,mutants}/**/*.ts'],
    [{ regex: into('web'), message: 'The suite knows nothing of the web.' }],
  ),
  forbid(
    ['reference-server/core/**/*.ts'],
    [
      {
        regex: '^(?!\\.{1,2}/|#core/|#contract/(?!hooks/)|zod$)',
        message: 'The core imports itself, the contract and zod; everything else comes in through ports.',
      },
      { regex: `^#server/|\\.\\./(storage|auth|preview|http|scenarios)/`, message: 'The core knows no adapter.' },
    ],
    ['**/*.test.ts', 'reference-server/core/testing/**'],
  ),
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
