import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OperationId, ProblemCode } from '#contract/types.ts';
import { ApiError } from './api-error.ts';
import type { HttpOptions } from './http.ts';

const MOST_ROUNDS = 5;

/** Merges the values that differ from those shown into the stored ones, so that a request of all of them undoes nothing. */
export function overLatest<Values extends object>(
  sent: Values,
  shown: Partial<Values>,
  stored = shown as Values,
): Values {
  const changed = Object.entries(sent).filter(([key, value]) => value !== shown[key as keyof Values]);
  return { ...stored, ...Object.fromEntries(changed) };
}

/** The user has confirmed a change, and what it was made of may be another by now. */
class Confirmed extends Error {}

function onConfirmed(): never {
  throw new Confirmed();
}

type Work<T> = (init: HttpOptions, round: number) => Promise<T>;

/** Reads and writes. Repeats both if another user wrote in between, or once the user has confirmed their identity. */
export async function readAndWrite<T>(work: Work<T>, init: HttpOptions = { onConfirmed }, round = 1): Promise<T> {
  return work(init, round).catch((error: unknown) => {
    if (error instanceof Confirmed) return readAndWrite(work, { onConfirmed: null }, round + 1);
    if (round < MOST_ROUNDS && error instanceof ApiError && error.status === 412)
      return readAndWrite(work, init, round + 1);
    throw error;
  });
}

/** The options of a write that is refused unless these values are stored, as the contract names them. */
export async function over(init: HttpOptions, values: readonly unknown[]): Promise<HttpOptions> {
  if (!mayDigest()) return init;
  const digest = await hexDigest(new TextEncoder().encode(JSON.stringify(values)));
  return { ...init, headers: { 'If-Match': `"${digest.slice(0, 32)}"` } };
}

/** Whether the browser can compute digests, which requires TLS. */
export const mayDigest = (): boolean => 'subtle' in crypto;

/** SHA-256 in hexadecimal. */
export async function hexDigest(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A value in the sentence about what others changed. */
type InWords<Values> = (value: Values[keyof Values], key: keyof Values) => string;

interface Stored<Item, Values, Answer, Also> {
  /** May lack the item, if it is gone; the write then fails with the reason. */
  list: () => Promise<readonly Item[]>;
  valuesOf: (item: Item) => Values;
  write: (id: string, values: Values, latest: Values, init: HttpOptions, also?: Also) => Promise<Answer>;
  /** The values that If-Match names. */
  compared: (latest: Values) => readonly unknown[];
  inWords?: InWords<Values>;
}

/**
 * A change of values that are saved together, which keeps what others changed of the rest. A value that others changed,
 * too, is refused once and theirs is named: saving again replaces it. `also` is sent along.
 */
export const useOverLatest = <Item extends { id: string }, Values extends object, Answer, Also>(
  operation: OperationId,
  { list, valuesOf, write, compared, inWords = quoted }: Stored<Item, Values, Answer, Also>,
) => {
  const tellOthers = useTellingOthers<Values>(inWords);
  return useMutation<Answer, ApiError, { id: string; sent: Values; shown: Values; first?: Values; also?: Also }>({
    mutationKey: [operation],
    mutationFn: ({ id, sent, shown, first = shown, also }) =>
      readAndWrite(async (init, round) => {
        const keys = Object.keys(sent) as (keyof Values)[];
        const isAnyLeft = keys.some((key) => sent[key] === shown[key]);
        const stored = isAnyLeft || round > 1 ? (await list()).find((item) => item.id === id) : undefined;
        const latest = stored ? valuesOf(stored) : shown;
        // Saving a form of one value means that value, even if it was not changed.
        const before = keys.length === 1 ? {} : shown;
        tellOthers(sent, before, latest, first);
        return write(id, overLatest(sent, before, latest), latest, await over(init, compared(latest)), also);
      }),
  });
};

/** What refuses, once, to replace values that others changed to something else since they were shown. */
export function useTellingOthers<Values extends object>(inWords: InWords<Values>) {
  const told = useRef<Partial<Values>>({});
  return (sent: Values, shown: Partial<Values>, latest: Values, first = shown): void => {
    const theirs = (Object.keys(sent) as (keyof Values)[]).filter(
      (key) => ![shown[key], latest[key]].includes(sent[key]) && ![first[key], told.current[key]].includes(latest[key]),
    );
    if (theirs.length === 0) return;
    told.current = latest;
    throw changedTo(theirs.map((key) => inWords(latest[key], key)));
  };
}

const quoted = (value: unknown) => (value === '' ? 'nothing' : `“${String(value)}”`);

/** Refuses a change of what others have changed to these values since. */
export function changedTo(values: readonly string[]): ApiError {
  const message = `Somebody else changed this to ${values.join(' and ')} meanwhile. Saving again replaces it.`;
  return new ApiError(message, 409, { code: 'item-changed' satisfies ProblemCode, message });
}
