import { holdInPlace } from '#web/speed/unchanged-answers.ts';

/**
 * Structural sharing for a flat list: the old array where nothing changed, otherwise the new one with every
 * unchanged record kept. A refetch of ten thousand unchanged documents so costs one shallow comparison each, and
 * nothing built from the list has to be built again.
 */
export function keepUnchanged<T extends { id: string }>(before: readonly T[], after: readonly T[]): readonly T[] {
  const known = new Map<string, T>();
  let isSame = before.length === after.length;
  const result = after.map((record, at): T => {
    const inPlace = before[at];
    if (inPlace && isEqual(inPlace, record)) return inPlace;
    isSame = false;
    if (known.size === 0) for (const old of before) known.set(old.id, old);
    const old = known.get(record.id);
    return old && isEqual(old, record) ? old : record;
  });
  return isSame ? before : result;
}

function isEqual(a: object, b: object): boolean {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Reflect.get(a, name) === Reflect.get(b, name));
}

/** `keepUnchanged` as the query client asks for it: it knows no types, and anything but two lists is taken as it comes. */
export function shareUnchanged(before: unknown, after: unknown): unknown {
  if (before === after || !isRecords(before) || !isRecords(after)) return after;
  const shared = keepUnchanged(before, after);
  holdInPlace(after, shared);
  return shared;
}

function isRecords(value: unknown): value is readonly { id: string }[] {
  return Array.isArray(value);
}
