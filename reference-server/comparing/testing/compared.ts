// Compares generated files, and returns the result as a few lines.
import type { ComparableKind, ComparedContent } from '#core/ports/comparer.ts';
import { compareFiles, type CompareOptions } from '../compare-files.ts';

export type Made = Uint8Array | string | Promise<Uint8Array>;

export async function compared(
  kind: ComparableKind,
  from: Made,
  to: Made,
  options: CompareOptions = {},
): Promise<ComparedContent> {
  const file = (made: Made) => ({ kind, read: async () => bytesOf(await made) });
  return compareFiles(file(from), file(to), options);
}

const bytesOf = (made: Uint8Array | string) => (typeof made === 'string' ? new TextEncoder().encode(made) : made);

/** Lines as in a patch; changes within a line are in brackets. */
export function inLines(content: ComparedContent): string[] {
  if (content.kind !== 'text') return [JSON.stringify(content)];
  return content.blocks.flatMap((block) => {
    if (block.kind === 'skipped') return [`~ ${block.lines ?? 0}`];
    const side = (sign: string, lines: typeof block.before) =>
      lines.map(({ parts }) => `${sign} ${parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')}`);
    if (block.kind === 'same') return side(' ', block.after);
    return [...side('-', block.before), ...side('+', block.after)];
  });
}

/** Such as `B7: 1 > 2`. */
export function inCells(content: ComparedContent): string[] {
  if (content.kind !== 'sheets') return [JSON.stringify(content)];
  return content.sheets.flatMap(({ name, state, cells }) => [
    `${name} ${state}`,
    ...cells.map(
      ({ cell, cellBefore, before, after }) => `${cellBefore ? `${cellBefore}>` : ''}${cell}: ${before} > ${after}`,
    ),
  ]);
}
