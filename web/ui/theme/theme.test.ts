import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

/** Backgrounds of file icons besides their own tile: cards, dialogs, rows and selected rows. */
const surfaces = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-active',
  'accent-soft',
];

function tokensOf(theme: 'light' | 'dark'): Map<string, string> {
  const pairs = css.matchAll(/--color-([\w-]+): (?:light-dark\((.+), (.+)\)|(.+));/g);
  return new Map(
    [...pairs].map(([, name = '', light = '', dark = '', same]) => [name, same ?? { light, dark }[theme]]),
  );
}

/** Relative luminance by WCAG; NaN unless written as #rrggbb. */
function luminance(colour = ''): number {
  const [red = NaN, green = NaN, blue = NaN] = (/^#[\da-f]{6}$/.exec(colour)?.[0].match(/[\da-f]{2}/g) ?? [])
    .map((channel) => parseInt(channel, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [bright = NaN, dark = NaN] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

// axe checks the contrast of text only; WCAG 1.4.11 requires 3:1 for graphics.
it.each(['light', 'dark'] as const)(
  'the icons of files stand out from whatever they stand on in the %s theme',
  (theme) => {
    const tokens = tokensOf(theme);
    const inks = [...tokens.keys()].filter((name) => /^kind-[a-z]+$/.test(name));
    expect(inks).toContain('kind-slide');
    const faint = inks.flatMap((ink) =>
      [`${ink}-soft`, ...surfaces]
        .filter((surface) => !(contrast(tokens.get(ink), tokens.get(surface)) >= 3))
        .map((surface) => `${ink} on ${surface}`),
    );
    expect(faint).toEqual([]);
  },
);
