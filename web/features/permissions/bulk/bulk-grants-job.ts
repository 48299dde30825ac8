import {
  grantDocumentPermission,
  revokeDocumentPermission,
  revokeFolderPermission,
  revokeGroupDocumentPermission,
  revokeGroupFolderPermission,
  setFolderPermission,
} from '#contract/hooks/permissions.ts';
import type { Job } from '#web/domain/bulk/job.ts';
import { type Holder, holderKey, requestedHolder } from '../holders/holder.ts';
import type { BulkGrant, Held, Target } from './bulk-grants.ts';

/** Gives all permissions; undoing revokes new ones and restores changed ones. */
export function bulkGrantsJob(bulkGrants: readonly BulkGrant[], nameOf: (holder: Holder) => string): Job {
  return {
    steps: bulkGrants.map(({ target, holder, before, after }) => ({
      key: `${target.kind}:${target.id}`,
      name: `${target.name}, for ${nameOf(holder)}`,
      send: () => give(target, holder, after),
      undo: () => (before === null ? revoke(target, holder) : give(target, holder, before)),
    })),
    noun: 'permission',
    going: 'Giving access',
    done: { title: 'Access given', message: (subject) => subject },
    notDone: 'not given',
    undone: { title: 'Access taken back', message: (subject) => subject, not: 'not taken back' },
  };
}

async function give({ kind, id }: Target, holder: Holder, { canDownload, canWrite, expiresAt }: Held): Promise<void> {
  const given = { ...requestedHolder(holderKey(holder)), canRead: true, ...(expiresAt !== null && { expiresAt }) };
  await (kind === 'document'
    ? grantDocumentPermission({ documentId: id, ...given, canDownload: canDownload === true })
    : setFolderPermission({ folderId: id, ...given, canWrite, ...(canDownload !== null && { canDownload }) }));
}

async function revoke({ kind, id }: Target, { userId, groupId }: Holder): Promise<void> {
  if (kind === 'document')
    await (groupId === null ? revokeDocumentPermission(id, userId ?? '') : revokeGroupDocumentPermission(id, groupId));
  else await (groupId === null ? revokeFolderPermission(id, userId ?? '') : revokeGroupFolderPermission(id, groupId));
}
