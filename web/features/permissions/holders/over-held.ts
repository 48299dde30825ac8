import { ApiError } from '#web/api/api-error.ts';
import { overLatest } from '#web/api/over-latest.ts';
import type { GrantValues } from './grant-values.ts';
import { type Holder, holderKey } from './holder.ts';

/** The holder's permission as the form showed it. */
export interface Shown {
  /** The values that filled the form; null for a new permission. */
  began: GrantValues | null;
  wasHeld: boolean;
}

/** Merges the chosen values into the holder's present permission. @throws ApiError if it was given or revoked meanwhile */
export function overHeld(
  chosen: GrantValues,
  { began, wasHeld }: Shown,
  rows: readonly (Holder & Omit<GrantValues, 'holder'>)[],
): GrantValues {
  const { holder } = chosen;
  const row = rows.find((one) => holderKey(one) === holder);
  if ((row !== undefined) !== wasHeld) {
    const words = row ? 'They have a permission by now: look at it first.' : 'This permission is not there any more.';
    // On a 404 the lists are fetched again.
    throw new ApiError(words, 404, words);
  }
  return row && began?.holder === holder ? overLatest(chosen, began, { ...row, holder }) : chosen;
}
