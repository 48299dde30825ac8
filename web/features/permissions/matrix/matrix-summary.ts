import type { Group } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { standingOf } from '../holders/holder.ts';
import { cellAt, isMore, type Level, reachOf } from './matrix-cells.ts';
import { type Changes, type Givens, givenAt } from './matrix-changes.ts';
import type { MatrixRow } from './matrix-rows.ts';

const none: Changes = new Map();

/** Where the folder was out of reach before, its new level; where it stays in reach, what becomes of downloads. */
const kinds = ['view', 'document', 'download', 'moreDownloads', 'fewerDownloads', 'noDownloads', 'lost'] as const;
export type EffectKind = (typeof kinds)[number];

export interface GroupEffect {
  group: Group;
  /** Names of the folders in which its members gain or lose rights, and whether everybody sees them all the same. */
  effects: readonly { kind: EffectKind; names: readonly string[] }[];
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
    const byKind = new Map<EffectKind, string[]>();
    let moved = 0;
    rows.forEach(({ folder, isPublic }, at) => {
      const reach = (made: Changes) => {
        const cell = cellAt(rows, at, (folderId) => givenAt(givens, made, { folderId, groupId: group.id }), now);
        return cell ? reachOf(cell) : 'none';
      };
      const [before, after] = [reach(none), reach(changes)];
      if (before === after) return;
      const kind = kindOf(before, after);
      byKind.set(kind, [...(byKind.get(kind) ?? []), isPublic ? `${folder.name} (everybody sees it)` : folder.name]);
      if (changes.has(`${group.id} ${folder.id}`)) moved += 1;
    });
    const effects = kinds
      .flatMap((kind) => ({ kind, names: byKind.get(kind) ?? [] }))
      .filter(({ names }) => names.length);
    return [{ group, effects, others: cells - moved }];
  });
}

/** Whether what the group is given counts, and its size: "suspended, 2 people". */
export function sizeOf(group: Group, now: number): string {
  const people = counted(group.memberIds.length, 'person', 'people');
  const standing = standingOf(group, now);
  return standing === null ? people : `${standing}, ${people}`;
}

function kindOf(before: Level, after: Level): EffectKind {
  if (after === 'none') return 'lost';
  if (before === 'none') return after;
  if (isMore(after, before)) return 'moreDownloads';
  return after === 'view' ? 'noDownloads' : 'fewerDownloads';
}
