// A delivery that what is stored lets down: damaged, cut short or gone. It is no download and no view, and the audit log
// says that it failed: once in five minutes for a session and version, however often somebody tries.
import { ApiProblem, CallerGone, notFound } from '../call/errors.ts';
import type { Context } from '../call/operation.ts';
import type { ByteSource } from '../ports/ports.ts';
import type { DocumentRecord, VersionRecord } from '../records/records.ts';
import { storeBehind } from '../identity/recheck/asking-store.ts';
import { change } from '../store/change.ts';

export interface Delivery {
  kind: 'download' | 'view';
  document: DocumentRecord;
  version: VersionRecord;
}

/** Opens what is to be delivered; a fault of what is stored is audited, and thrown on. */
export async function orFailed<T>(context: Context, delivery: Delivery, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw isFailure(error) ? await failureOf(context, delivery, error) : error;
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
      try {
        yield* source;
      } catch (error) {
        throw await failureOf(context, delivery, error);
      }
    },
    destroy: () => source.destroy?.(),
  };
}

/** What was deleted while it was on its way is gone and not damaged: its rows go before its bytes. */
async function failureOf(context: Context, delivery: Delivery, error: unknown): Promise<unknown> {
  const { store } = context.ports;
  const row = await storeBehind(store).read((tx) => tx.versions.get(delivery.version.id));
  if (!row) return notFound();
  await auditFailure(context, delivery);
  return error;
}

async function auditFailure(context: Context, { kind, document, version }: Delivery): Promise<void> {
  const { ports, memory, actor, call } = context;
  const type = kind === 'download' ? 'failed_download' : 'failed_view';
  const what = `${kind === 'download' ? 'Download' : 'Preview'} of "${document.name}" (version ${version.version})`;
  const description = `${what} failed: its stored content is damaged or missing`;
  const now = ports.clock.now();
  // Whoever asked may be gone by now: it is true all the same.
  const witness = { ...context, now, ports: { store: storeBehind(ports.store) } };
  try {
    await memory.recentlyTold.once(`${type} ${actor.sessionId} ${version.id}`, now, () =>
      change(witness, (_, tell) => {
        tell({ type, description, resource: { type: 'document', id: document.id } });
        return Promise.resolve();
      }),
    );
  } catch (error) {
    ports.reportFault(error, call.requestId);
  }
}
