// The design tokens as the browser knows them: read from the rules of the style sheet, never copied.
export interface Token {
  name: string;
  light: string;
  /** Of a colour, where the dark theme differs. */
  dark: string | null;
}

/** As it is written, and as the compiler of the built style sheet puts it for browsers without `light-dark()`. */
const inBothThemes =
  /^(?:light-dark\(([^,]+), ?([^,]+)\)|var\(--lightningcss-light, ?([^,]+)\) ?var\(--lightningcss-dark, ?([^,]+)\))$/;

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
  }
}

/** The tokens whose names match, in the order in which the style sheet declares them. */
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

/** The colours whose names match, by what follows `--color-`. */
export function colours(pattern: RegExp): readonly Token[] {
  return tokens(/^--color-/)
    .map(({ name, ...values }) => ({ name: name.replace('--color-', ''), ...values }))
    .filter(({ name }) => pattern.test(name));
}
