// A delivery that what is stored lets down: damaged, cut short or gone. It is no download and no view, and the audit log
// says that it failed: each download, and a view or a part of a file once in five minutes for a session and version. A
// download of which bytes have left when it breaks off stays one, and the log says besides that it broke off.
import { ApiProblem, CallerGone, notFound } from '../call/errors.ts';
import type { Context } from '../call/operation.ts';
import type { ByteSource } from '../ports/objects.ts';
import type { DocumentRecord, VersionRecord } from '../records/records.ts';
import { storeBehind } from '../identity/recheck/asking-store.ts';
import { change } from '../store/change.ts';

export interface Delivery {
  kind: 'download' | 'view';
  document: DocumentRecord;
  version: VersionRecord;
  /** A part of the file, of which there may be many. */
  isPart?: boolean;
}

/** Opens what is to be delivered; a fault of what is stored is audited, and thrown on. */
export async function orFailed<T>(context: Context, delivery: Delivery, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw isFailure(error) ? await failureOf(context, delivery, error, 'failed') : error;
  }
}

/** Refusals, a data room that is busy just now and readers who went away are no failures of what is stored. */
export function isFailure(error: unknown): boolean {
  const isRefusal = error instanceof ApiProblem && error.status !== 500;
  return !isRefusal && !(error instanceof CallerGone);
}

/** The same bytes; when they break off, that is audited. */
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

/** What was deleted while it was on its way is gone and not damaged: its rows go before its bytes. */
async function failureOf(context: Context, delivery: Delivery, error: unknown, how: How): Promise<unknown> {
  const { store } = context.ports;
  const row = await storeBehind(store).read((tx) => tx.versions.get(delivery.version.id));
  if (!row) return notFound();
  await auditFailure(context, delivery, how);
  return error;
}

type How = 'failed' | 'broke off';

async function auditFailure(context: Context, delivery: Delivery, how: How): Promise<void> {
  const { kind, document, version, isPart = false } = delivery;
  const { ports, memory, actor, call } = context;
  const type = kind === 'download' ? 'failed_download' : 'failed_view';
  const what = `${kind === 'download' ? 'Download' : 'Preview'} of "${document.name}" (version ${version.version})`;
  const description = `${what} ${how}: its stored content is damaged or missing`;
  const now = ports.clock.now();
  // Whoever asked may be gone by now: it is true all the same.
  const witness = { ...context, now, ports: { store: storeBehind(ports.store) } };
  try {
    const tell = () =>
      change(witness, (_, told) => {
        told({ type, description, resource: { type: 'document', id: document.id } });
        return Promise.resolve();
      });
    if (kind === 'download' && !isPart) await tell();
    else await memory.recentlyTold.once(`${type} ${actor.sessionId} ${version.id}`, now, tell);
  } catch (error) {
    ports.reportFault(error, call.requestId);
  }
}
