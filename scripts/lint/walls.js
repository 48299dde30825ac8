// Import rules: which part may import which (see CONTRIBUTING.md).
import { readdirSync } from 'node:fs';

const features = readdirSync(new URL('../../web/features', import.meta.url));

/** Import paths, relative or by package.json `imports`, that lead into a part of the tree. */
const into = (part) => `(^#${part === 'reference-server' ? 'server' : part}/|(^|/)\\.\\./(.*/)?${part}/)`;

const forbid = (files, patterns, excludeFiles = []) => ({
  files,
  excludeFiles,
  rules: { 'house/closed-imports': ['error', ...patterns] },
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

/** Imports zod by a name that is not redirected to itself. */
const takesPlaceOfZod = 'web/api/zod.ts';

const noHooks = { regex: '^#contract/hooks/|contract/hooks/', message: "The hooks are the web's." };

/** Parts of the server that also run in a browser. */
const everywhere = 'core/|scenarios/|callers/|factors/|comparing/|searching/|reports/pdf/|preview/(?:pages|html)/';

const mockBasics = [
  noHooks,
  {
    regex: `^#server/(?!${everywhere})|reference-server/(?!${everywhere})`,
    message:
      'The mock knows only the core, what it can be filled with, who calls, second factors, comparing, searching, previews of pages, and reports on paper.',
  },
  { regex: into('conformance'), message: 'The conformance suite looks at a door from outside.' },
];

/** What a feature offers to others: its dialogs, in any of its rooms. */
const dialogs = '(?!(?:[^/]+/)?[^/]+-dialog\\.tsx$)';

/**
 * The floors of the core, lowest first. A room imports its own floor and those below; areas do not import each other.
 * Types may come from anywhere.
 */
export const floors = [
  ['call', 'records', 'ports'],
  ['store'],
  ['access', 'identity', 'content'],
  ['documents', 'folders', 'people', 'approvals', 'archive', 'reports', 'security', 'audit'],
  ['room'],
];

const areas = floors[3];

const coreBasics = [
  {
    regex: '^(?!\\.{1,2}/|#core/|#contract/(?!hooks/)|zod$)',
    message: 'The core imports itself, the contract and zod; everything else comes in through ports.',
  },
  {
    regex: `^#server/|\\.\\./(storage|objects|auth|preview|pool|http|scenarios|callers|factors|comparing|comparisons|searching|searches)/`,
    message: 'The core knows no adapter.',
  },
];

/** Rooms of the core that a room may not import. */
function closedTo(room, floor) {
  const above = floors.slice(floor + 1).flat();
  return areas.includes(room) ? [...above, ...areas.filter((area) => area !== room)] : above;
}

const coreFloors = floors.flatMap((rooms, floor) =>
  rooms.map((room) => {
    const closed = closedTo(room, floor);
    const wall = {
      regex: `(^#core/|\\.\\./)(${closed.join('|')})/`,
      allowTypeImports: true,
      message: 'A room of the core imports its own floor and those below (scripts/lint/walls.js).',
    };
    return forbid([`reference-server/core/${room}/**/*.ts`], closed.length > 0 ? [...coreBasics, wall] : coreBasics, [
      '**/*.test.ts',
      'reference-server/core/**/testing/**',
    ]);
  }),
);

/** Later entries win, so each lists everything that its files must not import. */
export const walls = [
  forbid(['web/**/*.{ts,tsx}'], webBasics, [
    takesPlaceOfZod,
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
    [takesPlaceOfZod, '**/*.test.{ts,tsx}', '**/*.stories.tsx'],
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
        regex: `^#server/(?!${everywhere}|http/|settings/)|reference-server/(?!${everywhere}|http/|settings/)`,
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
  ...coreFloors,
];
