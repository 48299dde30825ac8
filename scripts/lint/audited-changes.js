// Only `change`, which writes audit entries, and `keepHouse`, for changes without one, may open a transaction of the
// store.
const selectors = [
  'MemberExpression[property.name="transact"]',
  'MemberExpression[property.value="transact"]',
  'ObjectPattern > Property[key.name="transact"]',
];

const message =
  'Rows are changed by `change`, which audits them; core/store/housekeeping.ts names what is not audited.';

export const auditedChanges = {
  files: ['reference-server/**/*.ts', 'mock/**/*.ts'],
  ignores: [
    'reference-server/core/store/{change,housekeeping}.ts',
    'reference-server/core/identity/recheck/asking-store.ts',
    // Passes changes on, and counts failures.
    'reference-server/metrics/measured-ports.ts',
    // Fills an empty store with a history that has its audit entries.
    'reference-server/scenarios/scenario.ts',
    'mock/world/earlier-sessions.ts',
    '**/*.test.ts',
    '**/testing/**',
  ],
  rules: { 'no-restricted-syntax': ['error', ...selectors.map((selector) => ({ selector, message }))] },
};
