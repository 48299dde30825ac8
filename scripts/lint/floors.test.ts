import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup.mjs';
import { importsOf, projectAliases } from '../test/imports.ts';
import { floors } from './walls.js';

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const core = 'reference-server/core/';
const roomOf = (file: string) => /^reference-server\/core\/([\w-]+)\//.exec(file)?.[1];

/** Value imports between rooms of the core, without tests and their helpers. */
function arrowsOfCore(): Map<string, Set<string>> {
  const aliases = projectAliases();
  const arrows = new Map<string, Set<string>>();
  for (const name of readdirSync(path.join(root, core), { recursive: true, encoding: 'utf8' })) {
    const file = core + name.split(path.sep).join('/');
    const room = roomOf(file);
    if (!room || !file.endsWith('.ts') || /\.test\.ts$|\/testing\//.test(file)) continue;
    const to = arrows.get(room) ?? new Set();
    arrows.set(room, to);
    for (const imported of importsOf(file, readFileSync(path.join(root, file), 'utf8'), aliases, { types: false })) {
      const other = roomOf(imported);
      if (other && other !== room) to.add(other);
    }
  }
  return arrows;
}

/** The rooms of a circle in order, with the first one repeated at the end; null without one. */
function wayRound(arrows: Arrows): string[] | null {
  const done = new Set<string>();
  const follow = (room: string, way: readonly string[]): string[] | null => {
    const at = way.indexOf(room);
    if (at !== -1) return [...way.slice(at), room];
    if (done.has(room)) return null;
    for (const next of arrows.get(room) ?? []) {
      const found = follow(next, [...way, room]);
      if (found) return found;
    }
    done.add(room);
    return null;
  };
  for (const room of arrows.keys()) {
    const found = follow(room, []);
    if (found) return found;
  }
  return null;
}

it('no rooms of the core import each other in a circle', () => {
  expect(wayRound(arrowsOfCore())?.join(' → ')).toBeUndefined();
});

it('at most 70 arrows lead from room to room', () => {
  const arrows = [...arrowsOfCore()].flatMap(([from, to]) => [...to].map((other) => `${from} → ${other}`));
  expect(arrows.length, arrows.join('\n')).toBeLessThanOrEqual(70);
});

it('every room of the core is on a floor', () => {
  expect(floors.flat().toSorted()).toEqual([...arrowsOfCore().keys()].toSorted());
});

it('a circle is printed as the way round', () => {
  const arrows = new Map([
    ['roof', new Set(['area'])],
    ['area', new Set(['store'])],
    ['store', new Set(['area'])],
  ]);
  expect(wayRound(arrows)).toEqual(['area', 'store', 'area']);
});
