import { ApiError } from '#web/api/api-error.ts';
import { overLatest } from '#web/api/over-latest.ts';
import type { GrantValues } from './grant-values.ts';
import { type Holder, holderKey } from './holder.ts';

/** What a person who gives a permission saw of the one before. */
export interface Shown {
  /** The permission that fills the form, if one does. */
  began: GrantValues | null;
  wasHeld: boolean;
}

/** What was chosen, over what the holder has by now. */
export function overHeld(
  chosen: GrantValues,
  { began, wasHeld }: Shown,
  rows: readonly (Holder & Omit<GrantValues, 'holder'>)[],
): GrantValues {
  const { holder } = chosen;
  const row = rows.find((one) => holderKey(one) === holder);
  if ((row !== undefined) !== wasHeld) {
    const words = row ? 'They have a permission by now: look at it first.' : 'This permission is not there any more.';
    // With 404 the lists are fetched again.
    throw new ApiError(words, 404, words);
  }
  return row && began?.holder === holder ? overLatest(chosen, began, { ...row, holder }) : chosen;
}
