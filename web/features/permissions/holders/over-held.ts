import { useMutation } from '@tanstack/react-query';
import type { OperationId } from '#contract/types.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { HttpOptions } from '#web/api/http.ts';
import { over, overLatest, readAndWrite } from '#web/api/over-latest.ts';
import type { GrantValues } from './grant-values.ts';
import { type Holder, holderKey } from './holder.ts';

/** A permission as it is listed. */
type Row = Holder & Omit<GrantValues, 'holder'> & { canWrite?: boolean };

/** The chosen values, and the holder's permission as the form showed it. */
interface Chosen {
  values: GrantValues;
  /** The values that filled the form; null for a new permission. */
  began: GrantValues | null;
  wasHeld: boolean;
}

/**
 * Gives a permission that keeps what others changed of it. It is refused with an ApiError if it was given or revoked
 * meanwhile.
 * @param write `stored` is the holder's present permission
 */
export const useOverHeld = <Stored extends Row, Answer, More extends object>(
  operation: OperationId,
  read: (more: More) => Promise<readonly Stored[]>,
  write: (values: GrantValues, more: More, stored: Stored | undefined, init: HttpOptions) => Promise<Answer>,
) =>
  useMutation<Answer, ApiError, Chosen & More>({
    mutationKey: [operation],
    mutationFn: (chosen) =>
      readAndWrite(async (init) => {
        const stored = (await read(chosen)).find((row) => holderKey(row) === chosen.values.holder);
        return write(overHeld(chosen, stored), chosen, stored, await overPermission(init, stored));
      }),
  });

function overHeld({ values, began, wasHeld }: Chosen, row: Row | undefined): GrantValues {
  if ((row !== undefined) !== wasHeld) {
    const words = row ? 'They have a permission by now: look at it first.' : 'This permission is not there any more.';
    // On a 404 the lists are fetched again.
    throw new ApiError(words, 404, words);
  }
  const { holder } = values;
  return row && began?.holder === holder ? overLatest(values, began, { ...row, holder }) : values;
}

/** The options of a permission that is refused where another was given since this one, or none, was read. */
export const overPermission = (init: HttpOptions, row?: Omit<Row, keyof Holder>): Promise<HttpOptions> =>
  over(init, row ? [row.canRead, row.canDownload, row.expiresAt, ...('canWrite' in row ? [row.canWrite] : [])] : []);
