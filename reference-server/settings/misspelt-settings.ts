// Detects misspelt settings, which would otherwise be ignored silently.
import { slipsBetween } from '../searching/slips.ts';

export interface Misspelt {
  name: string;
  /** The setting that was probably meant. */
  meant: string;
}

const PROVIDER = 'OIDC_';

/** @param names the variables that are set; `known` are the existing settings. */
export function findMisspelt(names: readonly string[], known: readonly string[]): Misspelt[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const [nearest] = known
      .map((meant) => ({ name, meant, slips: slipsBetween(name.toUpperCase(), meant) }))
      .sort((one, other) => one.slips - other.slips);
    if (!nearest) return [];
    const isNear = nearest.slips <= allowedSlips(nearest.meant);
    return isNear || name.startsWith(PROVIDER) ? [{ name, meant: nearest.meant }] : [];
  });
}

/** Whether it configures the provider: ignoring it would start the demonstration instead. */
export function isDecisive({ name, meant }: Misspelt): boolean {
  return name.startsWith(PROVIDER) || meant.startsWith(PROVIDER);
}

/** Short names may differ little from other programs' variables: PORT and POST. */
function allowedSlips({ length }: string): number {
  return length < 6 ? 0 : length < 9 ? 1 : length < 12 ? 2 : 3;
}
