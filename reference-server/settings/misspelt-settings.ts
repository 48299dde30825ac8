// Detects misspelt settings, which would otherwise be ignored silently.

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

/** The number of letters left out, added, changed or swapped. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let slips = Math.min(cell(last, at) + 1, cell(line, at - 1) + 1, cell(last, at - 1) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) slips = Math.min(slips, cell(before, at - 2) + 1);
      line.push(slips);
    }
    [before, last] = [last, line];
  }
  return cell(last, other.length);
}

const cell = (line: readonly number[], at: number): number => line[at] ?? Infinity;
