// The design tokens as the browser knows them: read from the rules of the style sheet, never copied.
export interface Token {
  name: string;
  light: string;
  /** Only where the dark theme differs. */
  dark: string | null;
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
  }
}

function declared(selectors: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const sheet of document.styleSheets) {
    for (const { selectorText, style } of styleRules(sheet.cssRules)) {
      const names = selectorText.split(',').map((selector) => selector.trim().replaceAll(/["']/g, ''));
      if (!names.every((name) => selectors.includes(name))) continue;
      for (const name of style) if (name.startsWith('--')) found.set(name, style.getPropertyValue(name).trim());
    }
  }
  return found;
}

/** Written into the built style sheet by its compiler, and nobody's token. */
const notOurs = '--lightningcss-';

/** The tokens whose names match, in the order in which the style sheet declares them. */
export function tokens(pattern: RegExp): readonly Token[] {
  const dark = declared(['[data-theme=dark]']);
  return [...declared([':root', ':host'])]
    .filter(([name]) => pattern.test(name) && !name.startsWith(notOurs))
    .map(([name, light]) => ({ name, light, dark: dark.get(name) ?? null }));
}
