import { describe, expect, it } from 'vitest';
import type { Folder, Group } from '#contract/types.ts';
import { cellAt, cellInWords, type Given, levelOf } from './matrix-cells.ts';
import { atLevel, changed, type Changes, type Givens, keyOf, nextLevel, unended, withEnd } from './matrix-changes.ts';
import { newsOf } from './matrix-news.ts';
import { matrixRows, placesByName } from './matrix-rows.ts';
import { effectsOf, sizeOf } from './matrix-summary.ts';

const now = Date.parse('2026-01-15T10:00:00.000Z');
const folder = (id: string, parentId: string | null = null, accessLevel: Folder['accessLevel'] = 'restricted') =>
  ({ id, name: id, parentId, accessLevel, description: null }) as Folder;
const folders = [
  folder('deal', null, 'public'),
  folder('legal', 'deal'),
  folder('vault', 'legal', 'confidential'),
  folder('inner', 'vault'),
  folder('open', 'deal', 'public'),
];
const group = (id: string, memberIds: string[] = []): Group => ({
  ...{ id, name: id, memberIds, createdAt: '', expiresAt: null, networks: [], suspendedAt: null },
});
const groups = [group('a', ['ann', 'bo']), group('b')];
const rows = matrixRows(folders);
const given = (more: Partial<Given> = {}): Given => ({
  ...{ canRead: true, canWrite: false, canDownload: false, expiresAt: null, ...more },
});
const none: Changes = new Map();
const givens = (cells: Record<string, Given>): Givens => new Map(Object.entries(cells));
const at = (id: string) => rows.findIndex((row) => row.folder.id === id);
const cell = (id: string, cells: Record<string, Given>) => cellAt(rows, at(id), (one) => cells[one] ?? null, now)!;

it('the rows are the tree, each below the folder that it lies in', () => {
  expect(rows.map(({ folder: { id }, depth, above, isPublic }) => [id, depth, above, isPublic])).toEqual([
    ['deal', 0, -1, true],
    ['legal', 1, 0, false],
    ['vault', 2, 1, false],
    ['inner', 3, 2, false],
    ['open', 1, 0, true],
  ]);
});

it('each group is placed at the folder of its name, unless there are several', () => {
  const twice = matrixRows([
    ...folders,
    folder('A', 'deal'),
    { ...folder('b'), id: 'b1' },
    { ...folder('b', 'deal'), id: 'b2' },
  ]);
  expect(placesByName(twice, groups)).toEqual([{ folderId: 'A', groupId: 'a' }]);
});

describe('a cell', () => {
  it('has what is given above, the most of it, and from where', () => {
    const { inherited } = cell('legal', { deal: given({ canDownload: true }) });
    expect(inherited).toMatchObject({ level: 'download', from: { id: 'deal' } });
    expect(cell('inner', { deal: given(), vault: given({ canDownload: null }) }).inherited).toMatchObject({
      level: 'document',
      from: { id: 'vault' },
    });
  });

  it('has nothing from above where it, or a folder between, is confidential', () => {
    expect(cell('vault', { legal: given() }).inherited).toBeNull();
    expect(cell('inner', { legal: given() }).inherited).toBeNull();
  });

  it.each<[string, Given | null, string]>([
    ['none', null, 'none'],
    ['none', given({ canRead: false }), 'none'],
    ['none', given({ expiresAt: '2026-01-15T09:59:59.000Z' }), 'none'],
    ['view', given({ expiresAt: '2026-01-16T00:00:00.000Z' }), 'view'],
    ['download', given({ canDownload: true }), 'download'],
    ['as each document says', given({ canDownload: null }), 'document'],
  ])('shows %s of %j', (_what, one, level) => {
    expect(levelOf(one, now)).toBe(level);
  });

  it.each([
    ['legal', {}, 'None'],
    ['deal', {}, 'everybody sees the folder'],
    ['legal', { deal: given() }, 'View from “deal”'],
    [
      'legal',
      { legal: given({ canDownload: true, expiresAt: '2026-03-03T12:00:00.000Z' }) },
      'View and download, until Mar 3',
    ],
    ['legal', { legal: given({ expiresAt: '2026-01-03T12:00:00.000Z' }) }, 'None, ended Jan 3'],
    ['open', { open: given(), deal: given() }, 'View; View from “deal”; everybody sees the folder'],
  ])('of %s with %j is read as %s', (id, cells, words) => {
    expect(cellInWords(cell(id, cells), now)).toBe(words);
  });
});

describe('changing cells', () => {
  const place = { folderId: 'legal', groupId: 'a' };
  const key = keyOf(place);

  it('keeps the existing end, and is no change where it results in the existing value', () => {
    const end = '2026-03-03T12:00:00.000Z';
    const before = givens({ [key]: given({ expiresAt: end }) });
    const made = changed(before, none, [place], atLevel('download', now));
    expect(made.get(key)?.permission).toEqual(given({ canDownload: true, expiresAt: end }));
    expect(changed(before, made, [place], atLevel('view', now)).size).toBe(0);
    expect(changed(before, none, [place], atLevel('none', now)).get(key)?.permission).toBeNull();
    expect(changed(before, none, [place], withEnd(null, now)).get(key)?.permission?.expiresAt).toBeNull();
    expect(changed(new Map(), none, [place], withEnd(end, now)).size).toBe(0);
  });

  it('revives what has ended without its end', () => {
    const before = givens({ [key]: given({ expiresAt: '2026-01-01T00:00:00.000Z' }) });
    expect(changed(before, none, [place], atLevel('view', now)).get(key)?.permission).toEqual(given());
  });

  it('leaves ended what has ended: no end revives it, and it is no pattern to fill with', () => {
    const ended = given({ expiresAt: '2026-01-01T00:00:00.000Z' });
    expect(withEnd('2026-03-03T12:00:00.000Z', now)(ended)).toBe(ended);
    expect(unended(ended, now)).toBeNull();
    expect(unended(given(), now)).toEqual(given());
  });

  it('goes round from none to view to download', () => {
    expect(nextLevel(null, now)).toBe('view');
    expect(nextLevel(given(), now)).toBe('download');
    expect(nextLevel(given({ canDownload: null }), now)).toBe('download');
    expect(nextLevel(given({ canDownload: true }), now)).toBe('none');
  });
});

describe('the effect of the changes', () => {
  it('counts what lies in the folders as well, for each group', () => {
    const made = changed(new Map(), none, [{ folderId: 'deal', groupId: 'a' }], atLevel('view', now));
    expect(effectsOf(rows, groups, new Map(), made, now)).toEqual([
      {
        group: groups[0],
        effects: [{ kind: 'view', names: ['deal (everybody sees it)', 'legal', 'open (everybody sees it)'] }],
        others: 0,
      },
    ]);
  });

  it('does not count rights that are inherited anyway, or a changed end alone', () => {
    const before = givens({ 'a deal': given({ canDownload: true }), 'a legal': given() });
    const places = ['legal', 'open'].map((folderId) => ({ folderId, groupId: 'a' }));
    const made = changed(before, none, places, atLevel('none', now));
    expect(effectsOf(rows, groups, before, made, now)).toMatchObject([{ effects: [], others: 1 }]);
  });

  it.each([
    ['view', 'download', 'moreDownloads'],
    ['download', 'view', 'noDownloads'],
    ['download', 'document', 'fewerDownloads'],
    ['none', 'download', 'download'],
    ['download', 'none', 'lost'],
  ] as const)('separates the loss of a folder from a change of downloads alone: %s, then %s', (before, after, kind) => {
    const permission = {
      none: null,
      view: given(),
      document: given({ canDownload: null }),
      download: given({ canDownload: true }),
    };
    const place = { folderId: 'legal', groupId: 'a' };
    const [was, is] = [permission[before], permission[after]];
    const made: Changes = new Map([[keyOf(place), { ...place, permission: is }]]);
    const [effect] = effectsOf(rows, groups, givens(was ? { [keyOf(place)]: was } : {}), made, now);
    expect(effect).toMatchObject({ effects: [{ kind, names: ['legal'] }] });
  });

  it.each<[Partial<Group>, string]>([
    [{}, '2 people'],
    [{ suspendedAt: '2026-01-12T09:00:00.000Z' }, 'suspended, 2 people'],
    [{ expiresAt: '2026-01-10T12:00:00.000Z' }, 'ended Jan 10, 2 people'],
    [{ expiresAt: '2026-03-03T12:00:00.000Z' }, 'until Mar 3, 2 people'],
  ])('shows of a group whether what it is given counts: %o', (more, words) => {
    expect(sizeOf({ ...group('a', ['ann', 'bo']), ...more }, now)).toBe(words);
  });
});

describe('what others did meanwhile', () => {
  const mine = changed(
    new Map(),
    none,
    [...['legal', 'vault'].map((folderId) => ({ folderId, groupId: 'a' })), { folderId: 'open', groupId: 'b' }],
    atLevel('view', now),
  );
  const before = { givens: new Map(), folders, groups };

  it('is named, and ones own stays on top of it', () => {
    const news = newsOf(before, { ...before, givens: givens({ 'a legal': given(), 'b deal': given() }) }, mine);
    expect(news.theirs.map(keyOf)).toEqual(['b deal']);
    expect([...news.changes.keys()]).toEqual(['a vault', 'b open']);
  });

  it('a folder or a group that went takes its changes along, and no other', () => {
    const after = { ...before, folders: folders.filter(({ id }) => id !== 'vault'), groups: groups.slice(0, 1) };
    const news = newsOf(before, after, mine);
    expect(news).toMatchObject({ gone: ['vault', 'b'], theirs: [] });
    expect([...news.changes.keys()]).toEqual(['a legal']);
  });
});
