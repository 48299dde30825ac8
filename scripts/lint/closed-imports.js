// Imports and re-exports that match a pattern are errors: `{ regex, message, allowTypeImports }`. Unlike oxlint's own
// rule it knows all of JavaScript's patterns, and imports in expressions.
export const closedImports = {
  meta: { type: 'problem', schema: { type: 'array' } },
  create(context) {
    const closed = context.options.map(({ regex, ...rest }) => ({ pattern: new RegExp(regex, 'u'), ...rest }));
    function check(node) {
      const from = node.source?.value;
      if (typeof from !== 'string') return;
      const isType =
        node.importKind === 'type' ||
        node.exportKind === 'type' ||
        (node.specifiers?.length > 0 && node.specifiers.every(({ importKind }) => importKind === 'type'));
      for (const { pattern, message, allowTypeImports } of closed)
        if (pattern.test(from) && !(isType && allowTypeImports))
          context.report({ node, message: `'${from}': ${message}` });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
