import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListParts } from './list-parts.ts';
import { collect } from './memory-objects.ts';

const row = (id: number) => ({ id, name: `Zürich ${id}` });
const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => row(id));
const textOf = async (list: ListParts) => new TextDecoder().decode(await collect(list));
const partsOf = (list: ListParts) => Array.from({ length: list.count }, (_, at) => list.at(at));
/** The number of parts that are not taken over from the previous list. */
const newParts = (list: ListParts, before: ListParts) => {
  const known = new Set(partsOf(before));
  return partsOf(list).filter((part) => !known.has(part)).length;
};

describe('a list in parts', () => {
  it.each([0, 1, 255, 256, 257, 1000])('is the JSON of its %i rows', async (count) => {
    const rows = rowsOf(count);
    expect(await textOf(new ListParts(rows))).toBe(JSON.stringify(rows));
  });

  it('is serialised on demand, and has a size afterwards', () => {
    const list = new ListParts(rowsOf(1000));
    expect(list.size).toBeNull();
    const made = partsOf(list).reduce((size, { length }) => size + length, 0);
    expect(list.size).toBe(made);
  });

  it('remakes one part for a changed row at the beginning, in the middle and at the end', () => {
    const rows = rowsOf(4096);
    const before = new ListParts(rows);
    for (const at of [0, 256, 2000, 4095])
      expect(newParts(new ListParts(rows.with(at, row(-1)), before), before)).toBe(1);
  });

  it('remakes at most two parts for a row that was added or removed', () => {
    const rows = rowsOf(4096);
    const before = new ListParts(rows);
    for (const at of [0, 1, 256, 2000, 4095]) {
      expect(newParts(new ListParts(rows.toSpliced(at, 0, row(-1)), before), before)).toBeLessThanOrEqual(2);
      expect(newParts(new ListParts(rows.toSpliced(at, 1), before), before)).toBeLessThanOrEqual(2);
    }
  });

  it('stays in few parts, however often rows come and go', () => {
    let rows = rowsOf(1000);
    let list = new ListParts(rows);
    for (let turn = 0; turn < 300; turn += 1) {
      const at = (turn * 7919) % rows.length;
      rows = turn % 2 === 0 ? [...rows.toSpliced(at, 0, row(-turn)), row(turn + 10_000)] : rows.toSpliced(at, 1);
      list = new ListParts(rows, list);
    }
    expect(list.count).toBeLessThanOrEqual((2 * rows.length) / 128 + 1);
  });

  it('is the JSON of its rows after any changes', async () => {
    const change = fc.tuple(fc.nat(999), fc.nat(300), fc.nat(300));
    const property = fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
      let rows = rowsOf(700);
      let list = new ListParts(rows);
      for (const [at, gone, come] of changes) {
        rows = rows.toSpliced(at % (rows.length + 1), gone, ...rowsOf(come));
        list = new ListParts(rows, list);
        expect(await textOf(list)).toBe(JSON.stringify(rows));
      }
    });
    await fc.assert(property, { numRuns: 20 });
  });
});
