// Deliveries that fail because stored bytes are damaged, cut short or missing. They are audited as failures, not as
// downloads or views: each download, and a view or range once in five minutes for a session and version. A download
// that breaks off after its first bytes keeps its entry, and a second entry records the failure.
import { ApiProblem, CallerGone, notFound } from '../call/errors.ts';
import type { Context } from '../call/operation.ts';
import type { ByteSource } from '../ports/objects.ts';
import type { DocumentRecord, VersionRecord } from '../records/records.ts';
import { storeBehind } from '../identity/recheck/rechecking-store.ts';
import { change } from '../store/change.ts';

export interface Delivery {
  kind: 'download' | 'view';
  document: DocumentRecord;
  version: VersionRecord;
  /** What the version is compared with. */
  from?: VersionRecord;
  /** A range request, of which there may be many. */
  isPart?: boolean;
}

/** Opens the content; a storage failure is audited and thrown again. */
export async function orFailed<T>(context: Context, delivery: Delivery, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw isFailure(error) ? await failureOf(context, delivery, error, 'failed') : error;
  }
}

/** Refusals, a busy data room and disconnected callers are not storage failures. */
export function isFailure(error: unknown): boolean {
  const isRefusal = error instanceof ApiProblem && error.status !== 500;
  return !isRefusal && !(error instanceof CallerGone);
}

/** Passes the bytes on, and audits if they break off. */
export function watched(context: Context, delivery: Delivery, source: ByteSource): ByteSource {
  return {
    async *[Symbol.asyncIterator]() {
      let hasLeft = false;
      try {
        for await (const piece of source) {
          yield piece;
          hasLeft = true;
        }
      } catch (error) {
        throw await failureOf(context, delivery, error, hasLeft ? 'broke off' : 'failed');
      }
    },
    destroy: () => source.destroy?.(),
  };
}

/** Content deleted during the delivery is gone, not damaged: its rows are deleted before its bytes. */
async function failureOf(context: Context, delivery: Delivery, error: unknown, how: How): Promise<unknown> {
  const { store } = context.ports;
  const { version, from = version } = delivery;
  const rows = await storeBehind(store).read((tx) =>
    Promise.all([tx.versions.get(from.id), tx.versions.get(version.id)]),
  );
  if (rows.includes(undefined)) return notFound();
  await auditFailure(context, delivery, how);
  return error;
}

type How = 'failed' | 'broke off';

async function auditFailure(context: Context, delivery: Delivery, how: How): Promise<void> {
  const { kind, document, version, from, isPart = false } = delivery;
  const { ports, memory, actor, call } = context;
  const type = kind === 'download' ? 'failed_download' : 'failed_view';
  const view = from ? 'Comparison' : 'Preview';
  const what = `${kind === 'download' ? 'Download' : view} of "${document.name}"`;
  const which = from ? `versions ${from.version} and ${version.version}` : `version ${version.version}`;
  const description = `${what} (${which}) ${how}: its stored content is damaged or missing`;
  const now = ports.clock.now();
  // The failure is audited even if the caller's session has ended.
  const witness = { ...context, now, ports: { store: storeBehind(ports.store) } };
  try {
    const writeEntry = () =>
      change(witness, (_, audit) => {
        audit({ type, description, resource: { type: 'document', id: document.id } });
        return Promise.resolve();
      });
    if (kind === 'download' && !isPart) await writeEntry();
    else await memory.recentlyAudited.once(`${type} ${actor.sessionId} ${from?.id} ${version.id}`, now, writeEntry);
  } catch (error) {
    ports.reportFault(error, call.requestId);
  }
}
