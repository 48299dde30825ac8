// HTML and SVG with deep nesting, repetition, or self-reference.
import { type Bomb, MEGABYTE, text } from './bomb.ts';

const html = (name: string, make: () => Uint8Array, isLong?: true): Bomb => ({
  name: `HTML ${name}`,
  type: 'text/html',
  make,
  ...(isLong ? { isLong } : {}),
});

const svg = (name: string, make: () => Uint8Array, isLong?: true): Bomb => ({
  name: `an SVG ${name}`,
  type: 'image/svg+xml',
  make,
  ...(isLong ? { isLong } : {}),
});

const page = (body: string) => text(`<!doctype html><title>t</title>${body}`);
const drawing = (body: string, before = '') =>
  text(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`);

/** Each entity expands to ten of the previous one. */
function laughs(depth: number): string {
  const entities = Array.from(
    { length: depth },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('');
  return `<!DOCTYPE svg [<!ENTITY l0 "ha">${entities}]>`;
}

export const markupBombs: readonly Bomb[] = [
  html('of forty empty comments and no doctype', () => text(`<html>${'<!---->'.repeat(40)}<p>`)),
  html('that begins with forty empty comments', () => text(`${'<!---->'.repeat(40)}<html>`)),
  html('of a million open elements', () => page('<div>'.repeat(1_000_000))),
  html('of two million brackets', () => page('<'.repeat(2 * MEGABYTE))),
  html('of 300,000 comments that do not end', () => page('<!--'.repeat(300_000)), true),
  html('of a tag with 500,000 attributes', () => page(`<p ${'a="b" '.repeat(500_000)}>`), true),
  html('of nested tables and forms that browsers re-parent', () => page('<table><form><b>'.repeat(100_000)), true),
  html('of 200,000 links that do not end', () => page('<a href="'.repeat(200_000)), true),
  html('of 300,000 frames that do not end', () => page('<iframe '.repeat(300_000)), true),
  html('of white space alone', () => text(`<html>${' '.repeat(20 * MEGABYTE)}`), true),
  html('whose doctype does not end', () => text(`<!doctype html ${'x '.repeat(2 * MEGABYTE)}`), true),
  svg('with entities that grow tenfold twelve times', () => drawing('<text>&l12;</text>', laughs(12))),
  svg('with forty comments in its doctype', () => drawing('', `<!DOCTYPE svg [${'<!---->'.repeat(40)}]>`)),
  svg('of 300,000 open groups', () => drawing('<g>'.repeat(300_000))),
  svg('whose doctype does not end', () => text(`<!DOCTYPE svg [${'<!-- '.repeat(200_000)}`), true),
  svg('of comments before its root', () => drawing('', '<!-- - -->'.repeat(100_000)), true),
  svg(
    'that uses itself two to the power of thirty times',
    () => {
      const steps = Array.from({ length: 30 }, (_, index) => {
        const use = `<use href="#u${index}"/>`;
        return `<g id="u${index + 1}">${use}${use}</g>`;
      });
      return drawing(`<defs><rect id="u0" width="1" height="1"/>${steps.join('')}</defs><use href="#u30"/>`);
    },
    true,
  ),
  svg(
    'with filters of a million pixels',
    () =>
      drawing(
        `<filter id="f" x="-1000000" width="2000000"><feTurbulence numOctaves="1000000"/></filter>`.repeat(1000) +
          '<rect filter="url(#f)" width="1" height="1"/>',
      ),
    true,
  ),
  svg(
    'with a root of a million attributes',
    () =>
      text(
        `<svg xmlns="http://www.w3.org/2000/svg" ${Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ')}></svg>`,
      ),
    true,
  ),
];
