// Many users in a data room with rights by groups: the analyst holds through twenty groups what the viewer holds
// directly, and the others have some of both.
import { folderPermissionId, membershipId } from '#core/records/keys.ts';
import type { FolderPermissionRecord, GrantRecord } from '#core/records/records.ts';
import { ids, person } from '#server/scenarios/users-by-role.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';

const PEOPLE = 50;
const GROUPS = 20;

type Holder = Pick<GrantRecord, 'userId' | 'groupId'>;

const groupId = (at: number) => `group-${at % GROUPS}`;
const idOf = ({ userId, groupId: group }: Holder) => userId ?? group ?? '';

export function withCrowd(scenario: Scenario): Scenario {
  const closed = scenario.documents
    .filter(({ accessLevel }) => accessLevel !== 'public')
    .filter((_, at) => at % 2 === 0);
  const restricted = scenario.folders.filter(({ accessLevel }) => accessLevel === 'restricted');
  const crowd = Array.from({ length: PEOPLE - scenario.users.length }, (_, at) =>
    person(`user-${at}`, ['Reader', String(at)], `reader-${at}@bidders.example`, 'viewer'),
  );
  return {
    ...scenario,
    users: [...scenario.users, ...crowd],
    groups: Array.from({ length: GROUPS }, (_, at) => {
      return { id: groupId(at), name: `Bidder ${at}`, createdAt: scenario.now };
    }),
    memberships: [
      ...Array.from({ length: GROUPS }, (_, at) => member(groupId(at), ids.analyst)),
      ...crowd.flatMap(({ id }, at) => [member(groupId(at), id), member(groupId(at + 7), id)]),
    ],
    grants: closed.flatMap(({ id }, at) => [
      grant(id, { userId: ids.viewer }, scenario.now),
      grant(id, { userId: null, groupId: groupId(at) }, scenario.now),
      ...(at % 5 === 0 ? [grant(id, { userId: crowd[at % crowd.length]?.id ?? ids.viewer }, scenario.now)] : []),
    ]),
    folderPermissions: restricted.flatMap(({ id }, at) => [
      permission(id, { userId: ids.viewer }),
      permission(id, { userId: null, groupId: groupId(at) }),
    ]),
  };
}

function member(group: string, userId: string) {
  return { id: membershipId(group, userId), groupId: group, userId };
}

function grant(documentId: string, holder: Holder, createdAt: string): GrantRecord {
  return {
    id: `grant-${idOf(holder)}-${documentId}`,
    documentId,
    ...holder,
    canRead: true,
    canDownload: true,
    createdAt,
  };
}

function permission(folderId: string, holder: Holder): FolderPermissionRecord {
  return { id: folderPermissionId(idOf(holder), folderId), folderId, ...holder, canRead: true, canWrite: false };
}
