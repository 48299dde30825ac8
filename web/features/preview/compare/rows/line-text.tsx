import { cx } from '#web/ui/theme/cx.ts';
import type { ComparedLine } from '#contract/types.ts';

const marks = {
  removed: { Element: 'del', words: 'rounded-xs bg-danger-border decoration-danger' },
  added: { Element: 'ins', words: 'rounded-xs bg-success-border decoration-success decoration-2 underline-offset-2' },
} as const;

export type Side = keyof typeof marks;

/**
 * The words of a line. What went is struck through and what came is underlined, as lawyers mark a draft; a line that is
 * new or gone as a whole is told by its row and stays easy to read.
 */
export function LineText({ line, side }: { line: ComparedLine; side: Side | null }) {
  const text = line.parts.map((part) => part.text).join('');
  if (side === null) return text;
  const { Element, words } = marks[side];
  const isWhole = line.parts.every(({ changed }) => changed === line.parts[0]?.changed);
  if (isWhole) {
    return <Element className="no-underline">{text}</Element>;
  }
  return line.parts.map((part, at) =>
    part.changed ? (
      <Element key={at} className={cx(words, 'text-text')}>
        {part.text}
      </Element>
    ) : (
      part.text
    ),
  );
}
