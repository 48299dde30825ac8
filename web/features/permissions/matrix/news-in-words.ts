import { serverNow } from '#web/api/server-time.ts';
import { counted } from '#web/format/counted.ts';
import { cellAt, cellInWords } from './matrix-cells.ts';
import { givenAt, type Changes } from './matrix-changes.ts';
import type { Matrix } from './use-matrix.ts';

const MOST_CELLS = 3;
const none: Changes = new Map();

/** Changes by others, one line each, naming the first few cells; empty for none. */
export function newsInWords({ theirs, gone }: Matrix['news'], { rows, groups, givens }: Matrix): string[] {
  const cells = theirs.slice(0, MOST_CELLS).flatMap(({ folderId, groupId }) => {
    const at = rows.findIndex(({ folder }) => folder.id === folderId);
    const cell = cellAt(rows, at, (id) => givenAt(givens, none, { folderId: id, groupId }), serverNow());
    const group = groups.find(({ id }) => id === groupId)?.name ?? '';
    return cell ? [`${group} in “${rows[at]?.folder.name ?? ''}”: ${cellInWords(cell, serverNow())}`] : [];
  });
  const more = theirs.length > cells.length ? ` and ${counted(theirs.length - cells.length, 'more', 'more')}` : '';
  const lines = [
    ...(gone.length > 0
      ? [`${gone.map((name) => `“${name}”`).join(', ')} is not there any more: what was changed of it is left out.`]
      : []),
    ...(theirs.length > 0
      ? [`Somebody else changed ${counted(theirs.length, 'cell')} meanwhile`, `${cells.join('; ')}${more}.`]
      : []),
  ];
  return lines.length === 0 ? lines : [...lines, 'Your other changes are kept: look at them, and save again.'];
}
