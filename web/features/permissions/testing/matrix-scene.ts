import type { Folder, Group } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';

/** Folders on three levels, and groups, in any number. */
export function largeMatrix(folderCount: number, groupCount: number) {
  const folders = Array.from({ length: folderCount }, (_, at): Folder => {
    const isInner = at % 20 !== 0;
    return {
      id: `folder-${at}`,
      name: `${String(at).padStart(4, '0')} Folder`,
      description: null,
      parentId: isInner ? `folder-${at % 20 === 1 ? at - 1 : at - (at % 20) + 1}` : null,
      accessLevel: (['restricted', 'public', 'confidential'] as const)[at % 3] ?? 'public',
      createdAt: '2026-01-05T09:00:00.000Z',
    };
  });
  const groups = Array.from({ length: groupCount }, (_, at): Group => ({
    id: `group-${at}`,
    name: `Bidder ${String(at).padStart(2, '0')}`,
    memberIds: ['user-viewer'],
    ...{ expiresAt: null, networks: [], suspendedAt: null },
    createdAt: '2026-01-05T09:00:00.000Z',
  }));
  const body = folders.flatMap(({ id: folderId }, row) =>
    groups.flatMap(({ id: groupId }, column) =>
      (row + column) % 7 === 0
        ? [{ folderId, groupId, canRead: true, canWrite: false, canDownload: column % 2 === 0, expiresAt: null }]
        : [],
    ),
  );
  return [
    fault('listFolders', { status: 200, body: folders }),
    fault('listGroups', { status: 200, body: groups }),
    fault('listGroupFolderPermissions', { status: 200, body, headers: { ETag: '"permissions-1"' } }),
  ];
}
