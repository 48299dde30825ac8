// Audits every refused download, whether the document was forbidden, hidden or never existed.
import type { OperationId } from '#contract/types.ts';
import { ApiProblem } from '../call/errors.ts';
import type { Call } from '../call/operation.ts';
import type { Ports } from '../ports/ports.ts';
import { change, type Changer } from '../store/change.ts';

const downloads: ReadonlySet<OperationId> = new Set(['downloadDocument', 'downloadDocumentVersion']);

/** Audits a blocked_download if `error` refuses one to a signed-in caller from an allowed network. */
export async function auditBlockedDownload(call: Call, error: unknown, ports: Ports): Promise<void> {
  const { actor, client } = call;
  if (!actor || !downloads.has(call.operationId) || !(error instanceof ApiProblem)) return;
  if ((error.status !== 403 && error.status !== 404) || error.code === 'network-not-allowed') return;
  await auditBlocked({ ports, actor, client, now: ports.clock.now() }, call.params['id'] ?? '');
}

/** @param id as it was requested */
export function auditBlocked(changer: Changer, id: string): Promise<void> {
  return change(changer, async (tx, audit) => {
    const document = (await tx.documents.get(id)) ?? (await tx.deletedItems.get(id))?.document;
    const description = document
      ? `Blocked a download of "${document.name}"`
      : 'Blocked a download of a document that does not exist';
    // The log does not repeat texts that cannot be ids.
    const resource = /^[\w-]{1,64}$/.test(id) ? { resource: { type: 'document', id } as const } : {};
    audit({ type: 'blocked_download', description, ...resource });
  });
}
