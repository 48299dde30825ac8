import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentPermissions, folderPermissions, hasRight, noTicks, type Right, tick } from './ticks.ts';

describe('ticking permissions', () => {
  it('ticks Read with Write, and View with Download', () => {
    const ticks = tick(noTicks, 'a', 'further', true);
    expect(hasRight(ticks, 'a', 'base')).toBe(true);
    expect(hasRight(ticks, 'a', 'further')).toBe(true);
  });

  it('keeps the base right when the further one is cleared', () => {
    const ticks = tick(tick(noTicks, 'a', 'further', true), 'a', 'further', false);
    expect([...ticks]).toEqual([['a', 'base']]);
  });

  it('clears both when the base right is cleared', () => {
    expect(tick(tick(noTicks, 'a', 'further', true), 'a', 'base', false).size).toBe(0);
  });

  it('leaves the further right alone when the base one is ticked again', () => {
    expect(hasRight(tick(tick(noTicks, 'a', 'further', true), 'a', 'base', true), 'a', 'further')).toBe(true);
  });

  it('never changes the ticks it was given', () => {
    const before = tick(noTicks, 'a', 'base', true);
    tick(before, 'b', 'base', true);
    tick(before, 'a', 'base', false);
    expect([...before]).toEqual([['a', 'base']]);
  });

  it('never gives the further right without the base one, whatever is clicked', () => {
    const click = fc.record({
      id: fc.constantFrom('a', 'b'),
      right: fc.constantFrom<Right>('base', 'further'),
      isOn: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        let ticks = noTicks;
        for (const { id, right, isOn } of clicks) {
          ticks = tick(ticks, id, right, isOn);
          expect(hasRight(ticks, id, right)).toBe(isOn);
          if (hasRight(ticks, id, 'further')) expect(hasRight(ticks, id, 'base')).toBe(true);
        }
      }),
    );
  });
});

describe('the permissions that are sent', () => {
  const ticks = tick(tick(noTicks, 'a', 'base', true), 'b', 'further', true);

  it('state for each folder whether it may be read and written', () => {
    expect(folderPermissions(ticks, true)).toEqual([
      { folderId: 'a', canRead: true, canWrite: false },
      { folderId: 'b', canRead: true, canWrite: true },
    ]);
  });

  it('sends no write permission for a role that cannot upload', () => {
    expect(folderPermissions(ticks, false)).toEqual([
      { folderId: 'a', canRead: true, canWrite: false },
      { folderId: 'b', canRead: true, canWrite: false },
    ]);
  });

  it('state for each document whether it may be viewed and downloaded', () => {
    expect(documentPermissions(ticks)).toEqual([
      { documentId: 'a', canRead: true, canDownload: false },
      { documentId: 'b', canRead: true, canDownload: true },
    ]);
  });

  it('is an empty list when nothing is ticked', () => {
    expect(folderPermissions(noTicks, true)).toEqual([]);
    expect(documentPermissions(noTicks)).toEqual([]);
  });
});
