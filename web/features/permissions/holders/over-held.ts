import { useMutation } from '@tanstack/react-query';
import type { OperationId } from '#contract/types.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { HttpOptions } from '#web/api/http.ts';
import { endInWords } from '#web/domain/expiry/chosen-end.ts';
import { over, overLatest, readAndWrite, useTellingOthers } from '#web/api/over-latest.ts';
import { folderRights, type GrantValues } from './grant-values.ts';
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
 * meanwhile, and once if others changed the same of it.
 * @param write `stored` is the holder's present permission
 */
export const useOverHeld = <Stored extends Row, Answer, More extends object>(
  operation: OperationId,
  read: (more: More) => Promise<readonly Stored[]>,
  write: (values: GrantValues, more: More, stored: Stored | undefined, init: HttpOptions) => Promise<Answer>,
) => {
  const tellOthers = useTellingOthers<GrantValues>(inWords);
  return useMutation<Answer, ApiError, Chosen & More>({
    mutationKey: [operation],
    mutationFn: (chosen) =>
      readAndWrite(async (init) => {
        const stored = (await read(chosen)).find((row) => holderKey(row) === chosen.values.holder);
        return write(overHeld(chosen, stored, tellOthers), chosen, stored, await overPermission(init, stored));
      }),
  });
};

function overHeld(
  { values, began, wasHeld }: Chosen,
  row: Row | undefined,
  tellOthers: ReturnType<typeof useTellingOthers<GrantValues>>,
): GrantValues {
  if ((row !== undefined) !== wasHeld) {
    const words = row ? 'They have a permission by now: look at it first.' : 'This permission is not there any more.';
    // On a 404 the lists are fetched again.
    throw new ApiError(words, 404, words);
  }
  const { holder } = values;
  if (!row || began?.holder !== holder) return values;
  const { canRead, canDownload, expiresAt } = row;
  const latest = { holder, canRead, canDownload, expiresAt };
  tellOthers(values, began, latest);
  return overLatest(values, began, latest);
}

const inWords = (value: GrantValues[keyof GrantValues], key: keyof GrantValues): string =>
  key === 'expiresAt' ? endInWords(value as string | null) : `“${folderRights[String(value)]}”`;

/** The options of a permission that is refused where another was given since this one, or none, was read. */
export const overPermission = (init: HttpOptions, row?: Omit<Row, keyof Holder>): Promise<HttpOptions> =>
  over(init, row ? [row.canRead, row.canDownload, row.expiresAt, ...('canWrite' in row ? [row.canWrite] : [])] : []);
