// A data room with nested folders and permissions of groups, for tests and stories of permissions.
import type { FolderRecord } from '#core/records/records.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';

const createdAt = '2026-01-10T09:00:00.000Z';

const folder = (
  id: string,
  name: string,
  parentId: string | null,
  accessLevel: FolderRecord['accessLevel'],
): FolderRecord => ({ id, name, parentId, accessLevel, description: null, createdAt });

/** In March, far from midnight in every time zone. */
export const inMarch = '2026-03-03T12:00:00.000Z';
/** A few days before the room's time. */
export const gone = '2026-01-12T12:00:00.000Z';

/** Corporate > Contracts > Sealed; the viewer has access to Corporate, the group Bidders to Contracts until March. */
export const sharedRoom: Scenario = {
  ...smallRoom,
  folders: [
    ...smallRoom.folders,
    folder('folder-corporate', '01 Corporate', null, 'restricted'),
    folder('folder-contracts', 'Contracts', 'folder-corporate', 'restricted'),
    folder('folder-sealed', 'Sealed', 'folder-contracts', 'confidential'),
    folder('folder-open', 'Welcome', null, 'public'),
  ],
  documents: smallRoom.documents.map((row) =>
    row.id === 'doc-zip' ? { ...row, folderId: 'folder-contracts', accessLevel: 'restricted' } : row,
  ),
  groups: [
    { id: 'group-bidders', name: 'Bidders', createdAt },
    { id: 'group-counsel', name: 'Counsel', createdAt },
  ],
  memberships: [
    { id: 'group-bidders:user-viewer', groupId: 'group-bidders', userId: 'user-viewer' },
    { id: 'group-bidders:user-analyst', groupId: 'group-bidders', userId: 'user-analyst' },
  ],
  folderPermissions: [
    {
      id: 'user-viewer:folder-corporate',
      userId: 'user-viewer',
      folderId: 'folder-corporate',
      canRead: true,
      canWrite: true,
    },
    {
      id: 'group-bidders:folder-contracts',
      userId: null,
      groupId: 'group-bidders',
      folderId: 'folder-contracts',
      canRead: true,
      canWrite: false,
      expiresAt: inMarch,
    },
    {
      id: 'user-analyst:folder-contracts',
      userId: 'user-analyst',
      folderId: 'folder-contracts',
      canRead: true,
      canWrite: false,
      expiresAt: gone,
    },
  ],
  grants: [
    {
      id: 'grant-1',
      documentId: 'doc-pdf',
      userId: 'user-analyst',
      canRead: true,
      canDownload: true,
      expiresAt: gone,
      createdAt,
    },
    {
      id: 'grant-2',
      documentId: 'doc-pdf',
      userId: null,
      groupId: 'group-bidders',
      canRead: true,
      canDownload: false,
      expiresAt: inMarch,
      createdAt: '2026-01-11T09:00:00.000Z',
    },
  ],
};
