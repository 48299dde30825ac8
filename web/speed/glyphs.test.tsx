import { render } from '@testing-library/react';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import * as glyphs from './glyphs.tsx';

type Name = keyof typeof glyphs;

const names = Object.keys(glyphs) as Name[];

/** One of Lucide's elements as part of a path: circles as two arcs, rectangles with their corners. */
function asPath(element: Element): string {
  const number = (name: string) => Number(element.getAttribute(name));
  const [x, y, r] = [number('cx') || number('x'), number('cy') || number('y'), number('r') || number('rx')];
  const [width, height] = [number('width') - 2 * r, number('height') - 2 * r];
  const corner = (right: number, down: number) => `a${r} ${r} 0 0 1 ${right * r} ${down * r}`;
  switch (element.localName) {
    case 'circle':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 'rect':
      return `M${x + r} ${y}h${width}${corner(1, 1)}v${height}${corner(-1, 1)}h${-width}${corner(-1, -1)}v${-height}${corner(1, -1)}z`;
    default:
      // At its beginning a path is in the coordinates of the icon, however it is written.
      return (element.getAttribute('d') ?? '').replace(
        /^m(-?[\d.]+) ?(-?[\d.]+) ?(?=(.))/,
        (_, left: string, top: string, next: string) => `M${left} ${top}${/\d|-/.test(next) ? 'l' : ''}`,
      );
  }
}

/** Letters and numbers, however they are written. */
const plain = (path: string) =>
  path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)?.map((part) => (/[a-z]/i.test(part) ? part : Number(part).toFixed(3)));

test.each(names)('%s is drawn as Lucide draws it', (name) => {
  const own = render(createElement(glyphs[name])).container.querySelector('path');
  const shapes = render(createElement(lucide[name])).container.querySelector('svg')?.children ?? [];
  expect(plain(own?.getAttribute('d') ?? '')).toEqual(plain([...shapes].map(asPath).join('')));
});
