/** The number of letters left out, added, changed or swapped. */
export function slipsBetween(one: string, other: string): number {
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
