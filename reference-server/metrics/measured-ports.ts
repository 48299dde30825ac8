// Wraps the ports of a room to count failed sign-ins in the audit log, and failures of the stores of rows and bytes.
import { ApiProblem, CallerGone } from '#core/call/errors.ts';
import type { ObjectStore, StagedObject } from '#core/ports/objects.ts';
import type { Ports } from '#core/ports/ports.ts';
import type { Store, WriteTx } from '#core/ports/store.ts';
import type { ActivityType } from '#core/records/activity.ts';
import { isClientAbort } from '../http/client-abort.ts';
import type { Counters } from './counters.ts';

const FAILED_SIGN_IN: ActivityType = 'failed_login';

export function measuredPorts<P extends Pick<Ports, 'store' | 'objects'>>(ports: P, measures: Counters): P {
  return { ...ports, store: measuredStore(ports.store, measures), objects: measuredObjects(ports.objects, measures) };
}

function measuredStore(store: Store, measures: Counters): Store {
  return {
    read: (...work) => counting(store.read(...work), isStoreFailure, () => measures.failed('database')),
    async transact(work, options) {
      let failedSignIns = 0;
      const done = store.transact((tx) => {
        // Reset, since the work may run again.
        failedSignIns = 0;
        return work(overheard(tx, () => (failedSignIns += 1)));
      }, options);
      const result = await counting(done, isStoreFailure, () => measures.failed('database'));
      for (; failedSignIns > 0; failedSignIns -= 1) measures.signInFailed();
      return result;
    },
  };
}

function overheard(tx: WriteTx, onFailedSignIn: () => void): WriteTx {
  const audit: WriteTx['audit'] = {
    newest: (query) => tx.audit.newest(query),
    count: (types, since) => tx.audit.count(types, since),
    async append(entry) {
      await tx.audit.append(entry);
      if (entry.activityType === FAILED_SIGN_IN) onFailedSignIn();
    },
  };
  // A proxy works for every kind of store, whose tables are created on access.
  return new Proxy(tx, { get: (target, name): unknown => (name === 'audit' ? audit : Reflect.get(target, name)) });
}

function measuredObjects(objects: ObjectStore, measures: Counters): ObjectStore {
  const counted = <T>(done: Promise<T>) => counting(done, isObjectFailure, () => measures.failed('objects'));
  const measured = (staged: StagedObject): StagedObject => ({
    size: staged.size,
    sha256: staged.sha256,
    head: staged.head,
    commit: () => counted(staged.commit()),
    discard: () => counted(staged.discard()),
  });
  return {
    stage: async (...given) => measured(await counted(objects.stage(...given))),
    open: (...given) => counted(objects.open(...given)),
    size: (key) => counted(objects.size(key)),
    delete: (key) => counted(objects.delete(key)),
  };
}

/** Errors thrown by the work itself are not failures of the store. */
const isStoreFailure = (error: unknown): boolean => error instanceof ApiProblem && error.status === 503;

/** Refusals by a limit or rule, and callers who disconnect, are not failures. */
function isObjectFailure(error: unknown): boolean {
  return error instanceof ApiProblem ? error.status >= 500 : !(error instanceof CallerGone || isClientAbort(error));
}

async function counting<T>(done: Promise<T>, isFailure: (error: unknown) => boolean, count: () => void): Promise<T> {
  try {
    return await done;
  } catch (error) {
    if (isFailure(error)) count();
    throw error;
  }
}
