// Every refused download leaves a trace, whether the item was forbidden, hidden, or never there.
import type { OperationId } from '#contract/types.ts';
import { ApiProblem } from '../call/errors.ts';
import type { Call } from '../call/operation.ts';
import type { Ports } from '../ports/ports.ts';
import { change, type Changer } from '../store/change.ts';

const downloads: ReadonlySet<OperationId> = new Set(['downloadDocument', 'downloadDocumentVersion']);

/** Audits a blocked_download when `error` refuses one to somebody who is signed in, and in. */
export async function auditBlockedDownload(call: Call, error: unknown, ports: Ports): Promise<void> {
  const { actor, client } = call;
  if (!actor || !downloads.has(call.operationId) || !(error instanceof ApiProblem)) return;
  if ((error.status !== 403 && error.status !== 404) || error.code === 'network-not-allowed') return;
  await auditBlocked({ ports, actor, client, now: ports.clock.now() }, call.params['id'] ?? '');
}

/** @param id as it was asked for */
export function auditBlocked(changer: Changer, id: string): Promise<void> {
  return change(changer, async (tx, audit) => {
    const document = await tx.documents.get(id);
    const description = document
      ? `Blocked a download of "${document.name}"`
      : 'Blocked a download of a document that does not exist';
    // What never was an id is not repeated.
    const resource = /^[\w-]{1,64}$/.test(id) ? { resource: { type: 'document', id } as const } : {};
    audit({ type: 'blocked_download', description, ...resource });
  });
}
