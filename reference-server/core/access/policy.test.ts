// The complete access model through calls: every role, level, grant, folder situation, ownership and restriction.
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  AccessLevel,
  DocumentRecord,
  FolderPermissionRecord,
  FolderRecord,
  GrantRecord,
  GroupRecord,
} from '../records/records.ts';
import { awkward } from '../../scenarios/awkward.ts';
import { empty } from '../../scenarios/empty.ts';
import { shelve, type Item } from '../../scenarios/shelf.ts';
import { membershipId } from '../records/keys.ts';
import { ADDRESS, openTestRoom, type TestRoom } from '../testing/room.ts';

type Standing =
  | 'nothing'
  | 'access'
  | 'permission'
  | 'permission to view'
  | 'view and public'
  | 'permission to download';
const grantKinds = ['none', 'read', 'read and download', 'download only'] as const;
type Grant = (typeof grantKinds)[number];

/** What analysts and viewers may, by the kinds of grants in their order: v to view, d to download, r if restricted. */
const table: Record<AccessLevel, Record<Standing, string>> = {
  public: {
    nothing: '--- v-- vdr ---',
    access: 'vd- vd- vdr vd-',
    permission: 'vd- vd- vdr vd-',
    'permission to view': 'v-- v-- vdr v--',
    'view and public': 'vd- vd- vdr vd-',
    'permission to download': 'vdr vdr vdr vdr',
  },
  restricted: {
    nothing: '--- v-- vdr ---',
    access: '--- v-- vdr ---',
    permission: 'vd- vd- vdr vd-',
    'permission to view': 'v-- v-- vdr v--',
    'view and public': 'v-- v-- vdr v--',
    'permission to download': 'vdr vdr vdr vdr',
  },
  confidential: {
    nothing: '--- v-- vd- ---',
    access: '--- v-- vd- ---',
    permission: '--- v-- vd- ---',
    'permission to view': '--- v-- vd- ---',
    'view and public': '--- v-- vd- ---',
    'permission to download': '--- v-- vd- ---',
  },
};

const over = '2026-01-15T10:00:00.000Z';
const groups = {
  'group-live': { expiresAt: '2026-01-15T10:00:00.001Z', suspendedAt: null, networks: [] },
  'group-here': { networks: [{ cidr: `${ADDRESS}/32`, note: '' }] },
  'group-elsewhere': { networks: [{ cidr: '203.0.113.0/24', note: '' }] },
  'group-ended': { expiresAt: over },
  'group-suspended': { suspendedAt: over },
} satisfies Record<string, Partial<GroupRecord>>;

interface Situation {
  /** From the root down; the document lies in the last folder. */
  chain: readonly AccessLevel[];
  /** The index of the folder with the permission; null for none. */
  permissionOn: number | null;
  canWriteOnly?: boolean;
  canDownload?: boolean | null;
  /** The permission belongs to a group that every user is in. */
  groupId?: keyof typeof groups;
  /** Each document is granted to this group, in which every user is, instead of to the user. */
  grantsOf?: keyof typeof groups;
  /** The permission's own. */
  end?: string;
  /** A second permission, on the first folder. */
  onTop?: boolean | null;
  parentIsGone?: boolean;
  standing: Standing;
}

const situations: Record<string, Situation> = {
  'at the root': { chain: [], permissionOn: null, standing: 'access' },
  'in a public folder': { chain: ['public'], permissionOn: null, standing: 'access' },
  'three public folders deep': { chain: ['public', 'public', 'public'], permissionOn: null, standing: 'access' },
  'in a public folder with a permission': { chain: ['public'], permissionOn: 0, standing: 'permission' },
  'in a restricted folder': { chain: ['restricted'], permissionOn: null, standing: 'nothing' },
  'in a restricted folder with a permission': { chain: ['restricted'], permissionOn: 0, standing: 'permission' },
  'in a restricted folder with canWrite alone': {
    chain: ['restricted'],
    permissionOn: 0,
    canWriteOnly: true,
    standing: 'nothing',
  },
  'in a public folder inside a restricted one': {
    chain: ['restricted', 'public'],
    permissionOn: null,
    standing: 'nothing',
  },
  'below a permission': { chain: ['restricted', 'public', 'restricted'], permissionOn: 0, standing: 'permission' },
  'above a permission': { chain: ['restricted', 'restricted'], permissionOn: null, standing: 'nothing' },
  'in a confidential folder with a permission': { chain: ['confidential'], permissionOn: 0, standing: 'permission' },
  'in a confidential folder below a permission': {
    chain: ['restricted', 'confidential'],
    permissionOn: 0,
    standing: 'nothing',
  },
  'in a public folder below a confidential one below a permission': {
    chain: ['restricted', 'confidential', 'public'],
    permissionOn: 0,
    standing: 'nothing',
  },
  'in a public folder with a permission below a confidential one': {
    chain: ['confidential', 'public'],
    permissionOn: 1,
    standing: 'permission',
  },
  'in a restricted folder with a permission to view alone': {
    chain: ['restricted'],
    permissionOn: 0,
    canDownload: false,
    standing: 'permission to view',
  },
  'in a public folder with a permission to view alone': {
    chain: ['public'],
    permissionOn: 0,
    canDownload: false,
    standing: 'view and public',
  },
  'in a restricted folder with a permission that leaves downloads to it': {
    chain: ['restricted'],
    permissionOn: 0,
    canDownload: null,
    standing: 'permission',
  },
  'in a restricted folder with a permission to download': {
    chain: ['restricted'],
    permissionOn: 0,
    canDownload: true,
    standing: 'permission to download',
  },
  'below a permission to download with one to view alone': {
    chain: ['restricted', 'restricted'],
    permissionOn: 1,
    canDownload: false,
    onTop: true,
    standing: 'permission to download',
  },
  'below a permission to view alone with one that leaves downloads to it': {
    chain: ['restricted', 'restricted'],
    permissionOn: 1,
    canDownload: null,
    onTop: false,
    standing: 'permission',
  },
  'in a confidential folder below a permission to download': {
    chain: ['restricted', 'confidential'],
    permissionOn: 0,
    canDownload: true,
    standing: 'nothing',
  },
  'in a restricted folder with a permission of a group': {
    chain: ['restricted'],
    permissionOn: 0,
    groupId: 'group-live',
    standing: 'permission',
  },
  'in a restricted folder with a permission of a group from these networks': {
    chain: ['restricted'],
    permissionOn: 0,
    groupId: 'group-here',
    canDownload: true,
    standing: 'permission to download',
  },
  'in a restricted folder with a permission of a group from other networks': {
    chain: ['restricted'],
    permissionOn: 0,
    groupId: 'group-elsewhere',
    standing: 'nothing',
  },
  'in a restricted folder with a permission of a group that has ended': {
    chain: ['restricted'],
    permissionOn: 0,
    groupId: 'group-ended',
    standing: 'nothing',
  },
  'in a restricted folder with a permission, not over yet, of a group that has ended': {
    chain: ['restricted'],
    permissionOn: 0,
    groupId: 'group-ended',
    end: '2026-01-15T10:00:00.001Z',
    standing: 'nothing',
  },
  'in a restricted folder with a permission of a suspended group': {
    chain: ['restricted'],
    permissionOn: 0,
    groupId: 'group-suspended',
    standing: 'nothing',
  },
  'in a public folder with a permission of a suspended group': {
    chain: ['public'],
    permissionOn: 0,
    groupId: 'group-suspended',
    standing: 'access',
  },
  'in a restricted folder with grants to a group': {
    chain: ['restricted'],
    permissionOn: null,
    grantsOf: 'group-live',
    standing: 'nothing',
  },
  'in a restricted folder with grants to a group from these networks': {
    chain: ['restricted'],
    permissionOn: null,
    grantsOf: 'group-here',
    standing: 'nothing',
  },
  'in a restricted folder with grants to a group from other networks': {
    chain: ['restricted'],
    permissionOn: null,
    grantsOf: 'group-elsewhere',
    standing: 'nothing',
  },
  'in a restricted folder with grants to a group that has ended': {
    chain: ['restricted'],
    permissionOn: null,
    grantsOf: 'group-ended',
    standing: 'nothing',
  },
  'in a restricted folder with grants to a suspended group': {
    chain: ['restricted'],
    permissionOn: null,
    grantsOf: 'group-suspended',
    standing: 'nothing',
  },
  'in a public folder whose parent is gone': {
    chain: ['public'],
    permissionOn: null,
    parentIsGone: true,
    standing: 'nothing',
  },
};

const roles = ['admin', 'manager', 'analyst', 'viewer'] as const;
const levels: readonly AccessLevel[] = ['public', 'restricted', 'confidential'];

interface Case {
  id: string;
  role: (typeof roles)[number];
  level: AccessLevel;
  grant: Grant;
  situation: string;
  isOwn: boolean;
  isRestricted: boolean;
}

const cases: Case[] = [];
for (const situation of Object.keys(situations))
  for (const role of roles)
    for (const level of levels)
      for (const grant of grantKinds)
        for (const isOwn of [false, true])
          for (const isRestricted of [false, true])
            cases.push({ id: `document-${cases.length}`, role, level, grant, situation, isOwn, isRestricted });

const slug = (situation: string) => Object.keys(situations).indexOf(situation);
const folderOf = ({ situation }: Case) => {
  const { chain } = situations[situation]!;
  return chain.length === 0 ? null : `folder-${slug(situation)}-${chain.length - 1}`;
};

function folders(): FolderRecord[] {
  return Object.entries(situations).flatMap(([name, { chain, parentIsGone }]) =>
    chain.map((accessLevel, at) => ({
      id: `folder-${slug(name)}-${at}`,
      name,
      description: null,
      parentId: at > 0 ? `folder-${slug(name)}-${at - 1}` : parentIsGone ? 'folder-gone' : null,
      accessLevel,
      createdAt: empty.now,
    })),
  );
}

function folderPermissions(): FolderPermissionRecord[] {
  return Object.entries(situations).flatMap(([name, { permissionOn, canWriteOnly, canDownload, groupId, onTop }]) =>
    permissionOn === null
      ? []
      : roles.flatMap((role) => {
          const on = (at: number) => ({
            id: `permission-${slug(name)}-${groupId ?? role}-${at}`,
            ...(groupId ? { userId: null, groupId } : { userId: `user-${role}` }),
            folderId: `folder-${slug(name)}-${at}`,
            canRead: !canWriteOnly,
            canWrite: true,
            expiresAt: situations[name]?.end ?? null,
          });
          return [
            { ...on(permissionOn), ...(canDownload !== undefined && { canDownload }) },
            ...(onTop === undefined ? [] : [{ ...on(0), canDownload: onTop }]),
          ];
        }),
  );
}

function grants(some: readonly Case[]): GrantRecord[] {
  return some.flatMap(({ id, role, grant, situation }) => {
    const groupId = situations[situation]?.grantsOf;
    return grant === 'none'
      ? []
      : {
          id: `grant-${id}`,
          documentId: id,
          ...(groupId ? { userId: null, groupId } : { userId: `user-${role}` }),
          canRead: grant !== 'download only',
          canDownload: grant !== 'read',
          createdAt: empty.now,
        };
  });
}

function itemOf(one: Case): Item {
  return {
    id: one.id,
    name: `${one.id}.pdf`,
    folderId: folderOf(one),
    level: one.level,
    mimeType: 'application/pdf',
    magicType: 'application/pdf',
    downloadRestricted: one.isRestricted,
    editions: [
      {
        by: one.isOwn ? `user-${one.role}` : 'user-somebody-else',
        at: empty.now,
        content: () => new TextEncoder().encode('%PDF-1.4'),
      },
    ],
  };
}

interface Expected {
  isSeen: boolean;
  view: boolean;
  download: boolean;
  folderId: string | null;
}

function expected(one: Case): Expected {
  if (one.role === 'admin' || one.role === 'manager') {
    const download = !(one.level === 'confidential' && one.isRestricted);
    return { isSeen: true, view: true, download, folderId: folderOf(one) };
  }
  const { standing, grantsOf } = situations[one.situation]!;
  const isGranted = grantsOf === undefined || grantsOf === 'group-live' || grantsOf === 'group-here';
  const may = table[one.level][standing].split(' ')[isGranted ? grantKinds.indexOf(one.grant) : 0]!;
  const view = may.includes('v');
  return {
    isSeen: view || one.isOwn,
    view,
    download: may.includes(one.isRestricted ? 'r' : 'd'),
    folderId: standing === 'nothing' ? null : folderOf(one),
  };
}

let room: TestRoom;
const lists = new Map<string, Map<string, DocumentRecord>>();

/** All folders, and the documents of some cases, since calls are slower with thousands of rows. */
async function openRoomOf(some: readonly Case[]): Promise<void> {
  room = await openTestRoom({
    ...empty,
    ...shelve(some.map(itemOf)),
    folders: folders(),
    folderPermissions: folderPermissions(),
    groups: Object.entries(groups).map(([id, terms]) => ({ id, name: id, createdAt: empty.now, ...terms })),
    memberships: Object.keys(groups).flatMap((groupId) =>
      roles.map((role) => ({ id: membershipId(groupId, `user-${role}`), groupId, userId: `user-${role}` })),
    ),
    grants: grants(some),
  });
  for (const role of roles) {
    const { json } = await room.call('listDocuments', { as: `user-${role}` });
    lists.set(role, new Map((json as DocumentRecord[]).map((row) => [row.id, row])));
  }
}

const words = ({ grant, isOwn, isRestricted }: Case) =>
  `grant: ${grant}${isOwn ? ', own upload' : ''}${isRestricted ? ', downloads restricted' : ''}`;

describe.each(Object.keys(situations))('a document %s', (situation) => {
  beforeAll(() => openRoomOf(cases.filter((one) => one.situation === situation)));

  for (const role of roles) {
    for (const level of levels) {
      it(`that is ${level}, requested by the ${role}`, async () => {
        const mine = cases.filter((one) => one.situation === situation && one.role === role && one.level === level);
        expect(mine).toHaveLength(16);
        const seen: Record<string, unknown> = {};
        const wanted: Record<string, unknown> = {};
        for (const one of mine) {
          const { isSeen, view, download, folderId } = expected(one);
          const call = { as: `user-${role}`, params: { id: one.id } };
          const row = lists.get(role)!.get(one.id);
          const hidden = isSeen ? 403 : 404;
          const mayDelete = one.isOwn || role === 'admin' || role === 'manager';
          wanted[words(one)] = {
            listed: isSeen ? { folderId } : null,
            versions: isSeen ? 200 : 404,
            preview: view ? 200 : hidden,
            download: download ? 200 : hidden,
            older: download ? 200 : hidden,
            delete: mayDelete ? 204 : hidden,
          };
          seen[words(one)] = {
            listed: row ? { folderId: row.folderId } : null,
            versions: (await room.call('listDocumentVersions', call)).status,
            preview: (await room.call('previewDocument', call)).status,
            download: (await room.call('downloadDocument', call)).status,
            older: (await room.call('downloadDocumentVersion', { ...call, params: { id: one.id, version: '1' } }))
              .status,
            delete: (await room.call('deleteDocument', call)).status,
          };
        }
        expect(seen).toEqual(wanted);
      });
    }
  }
});

describe('folders in lists', () => {
  beforeAll(() => openRoomOf([]));

  it.each(['analyst', 'viewer'] as const)(
    'the %s sees those they have access to, and no hidden parent',
    async (role) => {
      const { json } = await room.call('listFolders', { as: `user-${role}` });
      const seen = new Map((json as FolderRecord[]).map((row) => [row.id, row.parentId]));
      for (const [name, { chain, standing }] of Object.entries(situations)) {
        if (chain.length === 0) continue;
        expect([name, seen.has(`folder-${slug(name)}-${chain.length - 1}`)]).toEqual([name, standing !== 'nothing']);
      }
      const promoted = slug('in a public folder with a permission below a confidential one');
      expect(seen.has(`folder-${promoted}-0`)).toBe(false);
      expect(seen.get(`folder-${promoted}-1`)).toBeNull();
      for (const parentId of seen.values()) expect(parentId === null || seen.has(parentId)).toBe(true);
    },
  );

  it.each(['admin', 'manager'] as const)('the %s sees all of them where they are', async (role) => {
    const { json } = await room.call('listFolders', { as: `user-${role}` });
    expect(json).toEqual(folders());
  });
});

it('a circle of folders is hidden from readers and listed for administrators', async () => {
  const odd = await openTestRoom(awkward);
  const list = async (as: string) => (await odd.call('listFolders', { as })).text;
  expect(await list('user-viewer')).not.toContain('folder-circle');
  expect(await list('user-admin')).toContain('folder-circle');
});
