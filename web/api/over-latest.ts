import { useMutation } from '@tanstack/react-query';
import type { OperationId } from '#contract/types.ts';
import type { ApiError } from './api-error.ts';
import type { HttpOptions } from './http.ts';

/** Merges the values that differ from those shown into the stored ones, so that a request of all of them undoes nothing. */
export function overLatest<Values extends object>(sent: Values, shown: Values, stored: Values = shown): Values {
  const changed = Object.entries(sent).filter(([key, value]) => value !== shown[key as keyof Values]);
  return { ...stored, ...Object.fromEntries(changed) };
}

/** The user has confirmed a change, and what it was made of may be another by now. */
class Confirmed extends Error {}

function onConfirmed(): never {
  throw new Confirmed();
}

/** Reads and writes, and once more after the user has confirmed that it is them. */
export async function readAndWrite<T>(work: (init: HttpOptions) => Promise<T>): Promise<T> {
  return work({ onConfirmed }).catch((error: unknown) => {
    if (error instanceof Confirmed) return work({});
    throw error;
  });
}

interface Stored<Values, Answer> {
  /** Returns undefined if the item is gone; the write then fails with the reason. */
  read: (id: string) => Promise<Values | undefined>;
  write: (id: string, values: Values, latest: Values, init: HttpOptions) => Promise<Answer>;
}

/** A change of values that are saved together, which keeps what others changed of the rest. */
export const useOverLatest = <Values extends object, Answer>(
  operation: OperationId,
  { read, write }: Stored<Values, Answer>,
) =>
  useMutation<Answer, ApiError, { id: string; sent: Values; shown: Values }>({
    mutationKey: [operation],
    mutationFn: ({ id, sent, shown }) =>
      readAndWrite(async (init) => {
        const isAnyLeft = Object.entries(sent).some(([key, value]) => value === shown[key as keyof Values]);
        const latest = (isAnyLeft ? await read(id) : undefined) ?? shown;
        return write(id, overLatest(sent, shown, latest), latest, init);
      }),
  });
