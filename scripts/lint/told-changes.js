// A change is made by `change`, which tells the audit log, or by `keepHouse`, which may change what is not told: nothing
// else opens a transaction of the store.
const selectors = [
  'MemberExpression[property.name="transact"]',
  'MemberExpression[property.value="transact"]',
  'ObjectPattern > Property[key.name="transact"]',
];

const message = 'Rows are changed by `change`, which tells of it; core/store/housekeeping.ts names what is not told.';

export const toldChanges = {
  files: ['reference-server/**/*.ts', 'mock/**/*.ts'],
  ignores: [
    'reference-server/core/store/{change,housekeeping}.ts',
    'reference-server/core/identity/recheck/asking-store.ts',
    // Hands on what others change, and counts what fails.
    'reference-server/metrics/measured-ports.ts',
    // Fills an empty store with a history that has been told already.
    'reference-server/scenarios/scenario.ts',
    'mock/world/earlier-sessions.ts',
    '**/*.test.ts',
    '**/testing/**',
  ],
  rules: { 'no-restricted-syntax': ['error', ...selectors.map((selector) => ({ selector, message }))] },
};
