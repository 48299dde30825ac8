import type { Group } from '#contract/types.ts';

import { cellAt, isMore, reachOf } from './matrix-cells.ts';
import { type Changes, type Givens, givenAt } from './matrix-changes.ts';
import type { MatrixRow } from './matrix-rows.ts';

const none: Changes = new Map();

export interface GroupEffect {
  group: Group;
  /** Names of folders in which its members gain or lose rights. */
  gains: readonly string[];
  loses: readonly string[];
  /** The number of cells with only a changed end, or a change without effect. */
  others: number;
}

export function effectsOf(
  rows: readonly MatrixRow[],
  groups: readonly Group[],
  givens: Givens,
  changes: Changes,
  now: number,
): GroupEffect[] {
  const touched = new Map<string, number>();
  for (const { groupId } of changes.values()) touched.set(groupId, (touched.get(groupId) ?? 0) + 1);
  return groups.flatMap((group) => {
    const cells = touched.get(group.id);
    if (cells === undefined) return [];
    const [gains, loses]: [string[], string[]] = [[], []];
    let moved = 0;
    rows.forEach(({ folder }, at) => {
      const reach = (made: Changes) => {
        const cell = cellAt(rows, at, (folderId) => givenAt(givens, made, { folderId, groupId: group.id }), now);
        return cell ? reachOf(cell) : 'none';
      };
      const [before, after] = [reach(none), reach(changes)];
      if (before === after) return;
      (isMore(after, before) ? gains : loses).push(folder.name);
      if (changes.has(`${group.id} ${folder.id}`)) moved += 1;
    });
    return [{ group, gains, loses, others: cells - moved }];
  });
}

const MOST_NAMES = 3;

/** "Legal, Tax, HR and 12 more". */
export function someOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ');
}
