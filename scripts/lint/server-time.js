// Clocks of browsers may be wrong by days: what is shown, filtered and sent goes by the server's time.
const message = 'The clock of a browser may be wrong: serverNow() of web/api/server-time.ts is the time of the server.';

export const serverTime = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) => context.report({ node, message });
    return {
      'MemberExpression[object.name="Date"][property.name="now"]': report,
      'NewExpression[callee.name="Date"][arguments.length=0]': report,
      'CallExpression[callee.name="Date"]': report,
    };
  },
};
