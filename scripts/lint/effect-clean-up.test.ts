import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { effectCleanUp } from './effect-clean-up.js';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});
const returns = [{ messageId: 'returns' as const }];

tester.run('an effect returns nothing or a clean-up written as such', effectCleanUp, {
  valid: [
    'useEffect(() => { scroller?.scrollTo({ top: 0 }); }, []);',
    'useEffect(() => () => engine.clear(), [engine]);',
    'useEffect(() => { if (!open) return; const stop = watch(); return () => { stop(); }; }, []);',
    'useEffect(() => { if (!open) return undefined; return function () { stop(); }; }, []);',
    'useEffect(() => void scroller.scrollTo(0, 0), [scroller]);',
    'useLayoutEffect(() => { const top = () => { return box.top; }; place(top()); });',
    'const size = useMemo(() => box.scrollTo(0, 0), [box]);',
    '<div ref={element} />;',
    '<div ref={(node) => { node?.focus(); }} />;',
  ],
  invalid: [
    { code: 'useEffect(() => scroller?.scrollTo({ top: 0 }), [scroller]);', errors: returns },
    { code: 'React.useLayoutEffect(() => window.scrollBy(0, 1));', errors: returns },
    { code: 'useInsertionEffect(() => { if (late) return row.scrollIntoView(); });', errors: returns },
    { code: 'useEffect(function () { return engine.whenSettled(tell); }, []);', errors: returns },
    { code: 'useEffect(async () => { await load(); }, []);', errors: returns },
    { code: 'useEffect(subscribe, []);', errors: [{ messageId: 'unseen' }] },
    { code: '<div ref={(node) => node?.scrollIntoView()} />;', errors: returns },
    { code: '<div ref={(node) => { return node?.animate([]); }} />;', errors: returns },
  ],
});
