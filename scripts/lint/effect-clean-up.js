// React takes whatever an effect or a ref callback returns for its clean-up function, and calls it. Browsers change
// what their functions return (scrollTo returned nothing for years, then a Promise), so only a function written in
// place may be returned.
const effects = /^use(Layout|Insertion)?Effect$/;
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

function calledName({ callee }) {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

function isCleanUp(node) {
  const isNothing = node.type === 'UnaryExpression' ? node.operator === 'void' : node.name === 'undefined';
  return functions.has(node.type) || isNothing;
}

export const effectCleanUp = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      returns: 'React calls what {{what}} returns: return nothing, or a clean-up written as a function.',
      unseen: 'Write the effect as a function right here, so that what it returns can be seen.',
    },
  },
  create(context) {
    /** The functions whose result React calls, and their kind. */
    const watched = new Map();
    /** The functions that contain the current node, innermost last. */
    const inside = [];

    function watch(node, what) {
      if (node.async) context.report({ node, messageId: 'returns', data: { what } });
      else if (node.body.type === 'BlockStatement') watched.set(node, what);
      else if (!isCleanUp(node.body)) context.report({ node: node.body, messageId: 'returns', data: { what } });
    }

    const enter = (node) => void inside.push(node);
    const leave = () => void inside.pop();
    return {
      CallExpression(node) {
        if (!effects.test(calledName(node))) return;
        const [effect] = node.arguments;
        if (effect && functions.has(effect.type)) watch(effect, 'an effect');
        else context.report({ node: effect ?? node, messageId: 'unseen' });
      },
      'JSXAttribute[name.name="ref"] > JSXExpressionContainer'({ expression }) {
        if (functions.has(expression.type)) watch(expression, 'a ref callback');
      },
      ':function': enter,
      ':function:exit': leave,
      ReturnStatement(node) {
        const what = watched.get(inside.at(-1));
        if (what && node.argument && !isCleanUp(node.argument))
          context.report({ node: node.argument, messageId: 'returns', data: { what } });
      },
    };
  },
};
