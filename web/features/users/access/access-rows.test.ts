import { describe, expect, it } from 'vitest';
import type { AccessReason, UserAccess, UserDocumentAccess, UserFolderAccess } from '#contract/types.ts';
import { accessNames } from '#web/domain/access/reasons-in-words.ts';
import { aDocument, aFolder } from '#web/testing/items.ts';
import { accessCsv, accessFileName } from './access-csv.ts';
import { accessItems } from './access-items.ts';
import { type AccessRow, seenTree, takenRows, treeRows } from './access-rows.ts';

const folders = [
  aFolder({ name: 'Aurora' }),
  aFolder({ name: 'Hidden', parentId: 'Aurora', accessLevel: 'confidential' }),
  aFolder({ name: 'Below', parentId: 'Hidden' }),
  aFolder({ name: 'Deals 10', parentId: 'Aurora' }),
  aFolder({ name: 'Deals 9', parentId: 'Aurora' }),
];
const documents = [
  aDocument({ name: 'Budget.xlsx', folderId: 'Below' }),
  aDocument({ name: 'Secret.pdf', folderId: 'Hidden', accessLevel: 'confidential' }),
  aDocument({ name: 'Teaser.pdf' }),
  aDocument({ name: 'Annex.pdf', folderId: 'Deals 9' }),
  aDocument({ name: '=Plan.pdf', folderId: 'Hidden' }),
];

const byFolder: AccessReason = { kind: 'public-folders', gives: 'see' };
const folder = (folderId: string, see = true, more: Partial<UserFolderAccess> = {}): UserFolderAccess => ({
  folderId,
  see,
  because: see ? [byFolder] : [],
  but: [],
  ...more,
});
const document = (documentId: string, more: Partial<UserDocumentAccess> = {}): UserDocumentAccess => ({
  documentId,
  see: true,
  view: true,
  download: true,
  because: [{ kind: 'grant', gives: 'download', groupId: 'bidders', expiresAt: null }],
  but: [],
  ...more,
});
const nothing = { see: false, view: false, download: false, because: [] };

const access: UserAccess = {
  folders: [
    folder('Aurora'),
    folder('Hidden', false, { but: [{ kind: 'expired-permission', folderId: 'Hidden' }] }),
    folder('Below'),
    folder('Deals 10'),
    folder('Deals 9'),
    folder('gone'),
  ],
  documents: [
    document('Budget.xlsx', { download: false, but: [{ kind: 'download-restricted' }, { kind: 'network' }] }),
    document('Secret.pdf'),
    document('Teaser.pdf'),
    document('Annex.pdf'),
    document('=Plan.pdf', { ...nothing, but: [{ kind: 'restricted' }] }),
    document('gone.pdf'),
  ],
};

const items = accessItems(access, folders, documents);
const tree = seenTree(items, folders);
const drawn = (rows: readonly AccessRow[]) =>
  rows.map(({ item, depth, isExpandable, isExpanded }) => {
    const mark = isExpandable ? (isExpanded ? '- ' : '+ ') : '';
    return `${'  '.repeat(depth)}${mark}${item.name}`;
  });
const open = new Set<string>();

describe('the tree as one user sees it', () => {
  it('has what lies in a hidden folder at the root, folders first and in the order of names', () => {
    expect(drawn(treeRows(tree, '', open))).toEqual([
      '- Aurora',
      '  - Deals 9',
      '    Annex.pdf',
      '  Deals 10',
      '- Below',
      '  Budget.xlsx',
      'Secret.pdf',
      'Teaser.pdf',
    ]);
  });

  it('counts each row among those of its parent', () => {
    expect(treeRows(tree, '', open).map(({ at, of }) => `${at}/${of}`)).toEqual([
      '1/4',
      '1/2',
      '1/1',
      '2/2',
      '2/4',
      '1/1',
      '3/4',
      '4/4',
    ]);
  });

  it('hides what lies in a closed folder', () => {
    expect(drawn(treeRows(tree, '', new Set(['Aurora'])))).toEqual([
      '+ Aurora',
      '- Below',
      '  Budget.xlsx',
      'Secret.pdf',
      'Teaser.pdf',
    ]);
  });

  it('shows what has a name, in any case and composed or not, under the folders that it lies in', () => {
    expect(drawn(treeRows(tree, ' ANNEX ', open))).toEqual(['- Aurora', '  - Deals 9', '    Annex.pdf']);
    expect(drawn(treeRows(tree, 'below', open))).toEqual(['Below']);
    expect(drawn(treeRows(tree, 'secret', open))).toEqual(['Secret.pdf']);
    expect(drawn(treeRows(tree, 'plan', open))).toEqual([]);
  });

  it('goes down as deep as folders do', () => {
    const deep = Array.from({ length: 5_000 }, (_, at) =>
      aFolder({ name: `${at}`, parentId: at === 0 ? null : `${at - 1}` }),
    );
    const all = accessItems({ folders: deep.map(({ id }) => folder(id)), documents: [] }, deep, []);
    expect(treeRows(seenTree(all, deep), '', open)).toHaveLength(5_000);
  });

  it('shows members of a circle once, at the root', () => {
    const circle = [aFolder({ name: 'a', parentId: 'b' }), aFolder({ name: 'b', parentId: 'a' })];
    const all = accessItems({ folders: circle.map(({ id }) => folder(id)), documents: [] }, circle, []);
    expect(drawn(treeRows(seenTree(all, circle), '', open))).toEqual(['a', 'b']);
  });
});

describe('what is taken away', () => {
  it('is listed by name with the folder that it really lies in', () => {
    expect(takenRows(items, folders, '').map(({ item, place }) => [item.name, place])).toEqual([
      ['=Plan.pdf', 'Aurora / Hidden'],
      ['Hidden', 'Aurora'],
    ]);
    expect(takenRows(items, folders, 'hid').map(({ item }) => item.name)).toEqual(['Hidden']);
  });

  it('is listed once where it applies to everything', () => {
    expect(items.overall).toEqual([{ kind: 'network' }]);
  });
});

describe('the exported list', () => {
  const names = accessNames(folders, [{ id: 'bidders', name: 'Bidders' }]);

  it('has everything that is seen and then what is taken away, with readable reasons and no formula', () => {
    const [header, ...records] = accessCsv(items, tree, folders, names).join('').split('\r\n');
    expect(header).toBe(
      '\uFEFF"Kind","Name","In Folder","Access Level","Sees","Can View","Can Download","Because","Taken Away By","ID"',
    );
    expect(records).toEqual([
      '"Folder","Aurora","Home","Public","Yes","","","Public, with every folder above","","Aurora"',
      '"Folder","Deals 9","Aurora","Public","Yes","","","Public, with every folder above","","Deals 9"',
      '"Document","Annex.pdf","Aurora / Deals 9","Public","Yes","Yes","Yes","Grant through group Bidders","","Annex.pdf"',
      '"Folder","Deals 10","Aurora","Public","Yes","","","Public, with every folder above","","Deals 10"',
      '"Folder","Below","Aurora / Hidden","Public","Yes","","","Public, with every folder above","","Below"',
      '"Document","Budget.xlsx","Aurora / Hidden / Below","Public","Yes","Yes","No","Grant through group Bidders","Downloads are restricted; Only from the networks in Security Settings","Budget.xlsx"',
      '"Document","Secret.pdf","Aurora / Hidden","Confidential","Yes","Yes","Yes","Grant through group Bidders","","Secret.pdf"',
      '"Document","Teaser.pdf","Home","Public","Yes","Yes","Yes","Grant through group Bidders","","Teaser.pdf"',
      '"Document"," =Plan.pdf","Aurora / Hidden","Public","No","No","No","","Restricted: needs a folder permission or a grant"," =Plan.pdf"',
      '"Folder","Hidden","Aurora","Confidential","No","","","","Folder permission on Hidden has ended","Hidden"',
    ]);
  });

  it('is called by the name of the person, whatever is in it', () => {
    expect(accessFileName('Zoë  van der Berg')).toBe('access-zoë-van-der-berg');
    expect(accessFileName('../a\\b@c.example')).toBe('access-a-b-c-example');
  });
});
