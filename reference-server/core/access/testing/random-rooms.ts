// Random data rooms with unusual rows: deep trees of mixed levels, circles, missing parents, rights that have just
// ended or are about to, users whose access has ended, and uploads of users who are readers now.
import fc from 'fast-check';
import { approvedRow } from '../../approvals/testing/approved-row.ts';
import { folderPermissionId, membershipId } from '../../records/keys.ts';
import type {
  AccessLevel,
  FolderPermissionRecord,
  FolderRecord,
  GrantRecord,
  GroupRecord,
  MembershipRecord,
  Role,
  UserRecord,
} from '../../records/records.ts';
import { ada, person } from '../../../scenarios/users-by-role.ts';
import { ago, nothing, SCENARIO_NOW, type Scenario } from '../../../scenarios/scenario.ts';
import { shelve, type Item } from '../../../scenarios/shelf.ts';

const mostPeople = 6;
const mostGroups = 3;
const mostFolders = 14;
const mostDocuments = 8;

const fromNow = (ms: number) => new Date(SCENARIO_NOW.getTime() + ms).toISOString();

/** None, long past, just past, now, soon, and far away. */
const anEnd = fc.constantFrom(undefined, null, fromNow(-86_400_000), fromNow(-1), fromNow(0), fromNow(1), fromNow(1e9));
const aLevel = fc.constantFrom<AccessLevel>('public', 'restricted', 'confidential');
const aRole = fc.constantFrom<Role>('admin', 'manager', 'analyst', 'analyst', 'viewer', 'viewer');
const seldom = fc.nat(9).map((number) => number === 9);

const somePeople = fc.array(fc.record({ role: aRole, expiresAt: anEnd, isDeactivated: seldom }), {
  minLength: 2,
  maxLength: mostPeople,
});

/** A holder that does not exist is replaced by an existing one, or by none. */
const aHolder = fc.record({ isGroup: fc.boolean(), number: fc.nat(mostPeople) });
const aPlace = fc.oneof(
  { weight: 6, arbitrary: fc.nat(mostFolders) },
  { weight: 2, arbitrary: fc.constant('root' as const) },
  { weight: 1, arbitrary: fc.constant('gone' as const) },
);

const aRoom = fc.record({
  people: somePeople,
  groups: fc.array(
    fc.record({
      members: fc.array(fc.nat(mostPeople), { maxLength: mostPeople }),
      expiresAt: anEnd,
      suspendedAt: fc.constantFrom(undefined, undefined, null, fromNow(-86_400_000)),
      networks: fc.constantFrom(undefined, [], [{ cidr: '10.0.0.0/8', note: '' }]),
    }),
    { maxLength: mostGroups },
  ),
  folders: fc.array(
    fc.record({
      level: aLevel,
      under: fc.oneof({ weight: 8, arbitrary: fc.constant('last' as const) }, { weight: 3, arbitrary: aPlace }),
      approvalRequired: seldom,
    }),
    { maxLength: mostFolders },
  ),
  documents: fc.array(
    fc.record({
      ...{ level: aLevel, place: aPlace, isRestricted: fc.boolean(), by: fc.nat(mostPeople) },
      isApproved: fc.boolean(),
    }),
    { minLength: 1, maxLength: mostDocuments },
  ),
  grants: fc.array(
    fc.record({
      holder: aHolder,
      document: fc.nat(mostDocuments - 1),
      canRead: fc.boolean(),
      canDownload: fc.boolean(),
      expiresAt: anEnd,
    }),
    { maxLength: 12 },
  ),
  permissions: fc.array(
    fc.record({
      ...{ holder: aHolder, folder: fc.nat(mostFolders), canRead: fc.boolean(), expiresAt: anEnd },
      canDownload: fc.constantFrom(undefined, null, true, false),
    }),
    { maxLength: 12 },
  ),
});

type Plan = typeof aRoom extends fc.Arbitrary<infer Room> ? Room : never;
type Place = Plan['documents'][number]['place'];

export const randomRooms: fc.Arbitrary<Scenario> = aRoom.map(built);

function built(plan: Plan): Scenario {
  const shelved = shelve(plan.documents.map((document, index) => itemOf(document, index, plan)));
  return {
    ...nothing,
    ...shelved,
    approvals: shelved.documents
      .filter((_, index) => plan.documents[index]?.isApproved)
      .map((document) => approvedRow(document, nothing.now)),
    users: [ada, ...plan.people.map(personOf)],
    groups: plan.groups.map(groupOf),
    memberships: plan.groups.flatMap(({ members }, index) => membershipsOf(members, index, plan)),
    folders: plan.folders.map((folder, index) => folderOf(folder, index, plan)),
    grants: onlyOnce(plan.grants.flatMap((grant) => grantOf(grant, plan))),
    folderPermissions: onlyOnce(plan.permissions.flatMap((permission) => permissionOf(permission, plan))),
  };
}

const userId = (number: number, { people }: Plan) => `user-${number % people.length}`;
const onlyOnce = <Row extends { id: string }>(rows: readonly Row[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

function folderIdOf(place: Place, { folders }: Plan): string | null {
  if (place === 'root') return null;
  return place === 'gone' || folders.length === 0 ? 'folder-gone' : `folder-${place % folders.length}`;
}

function personOf({ role, expiresAt, isDeactivated }: Plan['people'][number], index: number): UserRecord {
  const id = `user-${index}`;
  const more = { deactivatedAt: isDeactivated ? ago(1) : null, ...(expiresAt === undefined ? {} : { expiresAt }) };
  return person(id, [`Person ${index}`, null], `${id}@rooms.example`, role, more);
}

function groupOf({ members: _, ...terms }: Plan['groups'][number], index: number): GroupRecord {
  const given = Object.fromEntries(Object.entries(terms).filter(([, term]) => term !== undefined));
  return { id: `group-${index}`, name: `Group ${index}`, createdAt: nothing.now, ...given };
}

function membershipsOf(members: readonly number[], index: number, plan: Plan): MembershipRecord[] {
  const groupId = `group-${index}`;
  return onlyOnce(
    members.map((member) => {
      const user = userId(member, plan);
      return { id: membershipId(groupId, user), groupId, userId: user };
    }),
  );
}

function folderOf(
  { level, under, approvalRequired }: Plan['folders'][number],
  index: number,
  plan: Plan,
): FolderRecord {
  const last = index === 0 ? null : `folder-${index - 1}`;
  return {
    id: `folder-${index}`,
    name: `Folder ${index}`,
    description: null,
    parentId: under === 'last' ? last : folderIdOf(under, plan),
    accessLevel: level,
    createdAt: nothing.now,
    approvalRequired,
  };
}

function itemOf({ level, place, isRestricted, by }: Plan['documents'][number], index: number, plan: Plan): Item {
  return {
    id: `document-${index}`,
    name: `Document ${index}.pdf`,
    folderId: folderIdOf(place, plan),
    level,
    mimeType: 'application/pdf',
    magicType: 'application/pdf',
    downloadRestricted: isRestricted,
    editions: [{ by: userId(by, plan), at: nothing.now, content: () => new TextEncoder().encode('%PDF-1.4') }],
  };
}

type Held = { userId: string | null; groupId: string | null } | null;

/** A group that does not exist holds nothing. */
function heldBy({ isGroup, number }: Plan['grants'][number]['holder'], plan: Plan): Held {
  if (!isGroup) return { userId: userId(number, plan), groupId: null };
  return plan.groups.length === 0 ? null : { userId: null, groupId: `group-${number % plan.groups.length}` };
}

const endOf = (expiresAt: string | null | undefined) => (expiresAt === undefined ? {} : { expiresAt });

function grantOf(
  { holder, document, canRead, canDownload, expiresAt }: Plan['grants'][number],
  plan: Plan,
): GrantRecord[] {
  const held = heldBy(holder, plan);
  if (!held) return [];
  const documentId = `document-${document % plan.documents.length}`;
  const id = `grant-${held.userId ?? held.groupId}-${documentId}`;
  return [{ id, documentId, ...held, canRead, canDownload, createdAt: nothing.now, ...endOf(expiresAt) }];
}

function permissionOf(
  { holder, folder, canRead, canDownload, expiresAt }: Plan['permissions'][number],
  plan: Plan,
): FolderPermissionRecord[] {
  const held = heldBy(holder, plan);
  if (!held || plan.folders.length === 0) return [];
  const folderId = `folder-${folder % plan.folders.length}`;
  const id = folderPermissionId(held.userId ?? held.groupId ?? '', folderId);
  const downloads = canDownload === undefined ? {} : { canDownload };
  return [{ id, folderId, ...held, canRead, canWrite: false, ...downloads, ...endOf(expiresAt) }];
}
