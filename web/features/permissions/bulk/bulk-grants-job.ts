import {
  grantDocumentPermission,
  listDocumentPermissions,
  listFolderPermissions,
  revokeDocumentPermission,
  revokeFolderPermission,
  revokeGroupDocumentPermission,
  revokeGroupFolderPermission,
  setFolderPermission,
} from '#contract/hooks/permissions.ts';
import type { HttpOptions } from '#web/api/http.ts';
import { between, shareReads } from '#web/domain/bulk/between.ts';
import type { Job } from '#web/domain/bulk/job.ts';
import { runWaves } from '#web/domain/bulk/run-waves.ts';
import { type Holder, holderKey, requestedHolder } from '../holders/holder.ts';
import { overPermission } from '../holders/over-held.ts';
import {
  type BulkGrant,
  type Held,
  type HeldBefore,
  heldKey,
  heldOf,
  isSame,
  stillHeld,
  type Target,
} from './bulk-grants.ts';

/** Gives all permissions; undoing revokes new ones and restores changed ones. */
export function bulkGrantsJob(bulkGrants: readonly BulkGrant[], nameOf: (holder: Holder) => string): Job {
  const share = shareReads<HeldBefore>();
  return {
    steps: bulkGrants.map(({ target, holder, before, after }) => {
      let stored: Held | undefined;
      return {
        key: `${target.kind}:${target.id}`,
        name: `${target.name}, for ${nameOf(holder)}`,
        ...between<Held | null>(before, after, {
          read: async (way) => {
            const held = await share(`${way} ${target.kind} ${target.id}`, () => readHeld([target]));
            stored = held.get(heldKey(target, holder));
            return stillHeld(stored);
          },
          isSame,
          write: async (held, _before, _stored, init) =>
            held === null
              ? revoke(target, holder)
              : give(target, holder, held, await overPermission(init, stored && comparedOf(target, stored))),
        }),
      };
    }),
    noun: 'permission',
    going: 'Giving access',
    done: { title: 'Access given', message: (subject) => subject },
    notDone: 'not given',
    undone: { title: 'Access taken back', message: (subject) => subject, not: 'not taken back' },
  };
}

const comparedOf = ({ kind }: Target, { canWrite, ...held }: Held) =>
  kind === 'document' ? held : { ...held, canWrite };

async function give({ kind, id }: Target, holder: Holder, held: Held, init: HttpOptions): Promise<void> {
  const { canDownload, canWrite, expiresAt } = held;
  const given = { ...requestedHolder(holderKey(holder)), canRead: true, ...(expiresAt !== null && { expiresAt }) };
  await (kind === 'document'
    ? grantDocumentPermission({ documentId: id, ...given, canDownload: canDownload === true }, init)
    : setFolderPermission({ folderId: id, ...given, canWrite, ...(canDownload !== null && { canDownload }) }, init));
}

async function revoke({ kind, id }: Target, { userId, groupId }: Holder): Promise<void> {
  if (kind === 'document')
    await (groupId === null ? revokeDocumentPermission(id, userId ?? '') : revokeGroupDocumentPermission(id, groupId));
  else await (groupId === null ? revokeFolderPermission(id, userId ?? '') : revokeGroupFolderPermission(id, groupId));
}

/** Only permissions set on exactly these items. */
export async function readHeld(targets: readonly Target[], options?: HttpOptions): Promise<HeldBefore> {
  const held = new Map<string, Held>();
  await runWaves(
    [targets],
    async (target) => {
      for (const row of await rowsOf(target, options)) held.set(heldKey(target, row), heldOf(row));
    },
    () => true,
  );
  return held;
}

async function rowsOf({ kind, id }: Target, options?: HttpOptions) {
  if (kind === 'document') return listDocumentPermissions(id, options);
  return (await listFolderPermissions(id, options)).filter(({ folderId }) => folderId === id);
}
