// The design tokens, read from the rules of the loaded style sheet.
export interface Token {
  name: string;
  light: string;
  /** The dark colour, if it differs. */
  dark: string | null;
}

/** As written, and as the compiler emits it for browsers without `light-dark()`. */
const inBothThemes =
  /^(?:light-dark\(([^,]+), ?([^,]+)\)|var\(--lightningcss-light, ?([^,]+)\) ?var\(--lightningcss-dark, ?([^,]+)\))$/;

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
  }
}

/** The tokens with matching names, in the style sheet's order. */
export function tokens(pattern: RegExp): readonly Token[] {
  const found = new Map<string, string>();
  for (const sheet of document.styleSheets) {
    for (const { selectorText, style } of styleRules(sheet.cssRules)) {
      if (!/^:root\b/.test(selectorText)) continue;
      for (const name of style) if (pattern.test(name)) found.set(name, style.getPropertyValue(name).trim());
    }
  }
  return [...found].map(([name, value]) => {
    const [, light = value, dark = null, builtLight = light, builtDark = dark] = inBothThemes.exec(value) ?? [];
    return { name, light: builtLight, dark: builtDark };
  });
}

/** The colours with matching names, without `--color-`. */
export function colours(pattern: RegExp): readonly Token[] {
  return tokens(/^--color-/)
    .map(({ name, ...values }) => ({ name: name.replace('--color-', ''), ...values }))
    .filter(({ name }) => pattern.test(name));
}
