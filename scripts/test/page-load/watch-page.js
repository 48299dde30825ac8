// Runs in the page before its scripts: records when the first rows are painted, and how much was rendered before. React
// lets developer tools observe production builds: each commit passes its tree, in which a rendered component has the
// flag PerformedWork, as in React's own profiler.
(() => {
  const performedWork = 1;
  // Functions, classes, forwarded refs, and both kinds of memo.
  const components = new Set([0, 1, 11, 14, 15]);
  let renders = 0;

  function count(first) {
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      if (components.has(fiber.tag) && (fiber.flags & performedWork) !== 0) renders += 1;
      // A reused component has the same children as before.
      if (fiber.alternate === null || fiber.child !== fiber.alternate.child) count(fiber.child);
    }
  }

  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer, { current }) => count(current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };

  function look() {
    const isThere = document.querySelector(globalThis.rowsSelector) !== null;
    const seen = { elements: document.querySelectorAll('*').length, renders };
    const { port1, port2 } = new globalThis.MessageChannel();
    port1.addEventListener('message', () => {
      if (isThere) globalThis.firstRows = { paintedAt: performance.timeOrigin + performance.now(), ...seen };
      else globalThis.requestAnimationFrame(look);
    });
    port1.start();
    port2.postMessage(null);
  }
  globalThis.requestAnimationFrame(look);
})();
