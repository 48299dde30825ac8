// Only `change`, which writes audit entries, and `keepHouse`, for changes without one, may open a transaction of the
// store.
const message =
  'Rows are changed by `change`, which audits them; core/store/housekeeping.ts names what is not audited.';

export const auditedChanges = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    MemberExpression(node) {
      if ((node.property.name ?? node.property.value) === 'transact') context.report({ node, message });
    },
    'ObjectPattern > Property'(node) {
      if (node.key.name === 'transact') context.report({ node, message });
    },
  }),
};
