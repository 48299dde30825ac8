import { cx } from '#web/ui/theme/cx.ts';
import { columns } from './columns.ts';
import type { ComparedLine } from '#contract/types.ts';
import type { Layout, Row } from './rows.ts';

const marks = {
  removed: { Element: 'del', words: 'rounded-xs bg-danger-border decoration-danger' },
  added: { Element: 'ins', words: 'rounded-xs bg-success-border decoration-success decoration-2 underline-offset-2' },
} as const;

type Side = keyof typeof marks;

type LineOf = Extract<Row, { kind: 'line' }>;

const signs = { removed: '−', added: '+' } as const;
const grounds = { removed: 'bg-danger-soft', added: 'bg-success-soft' } as const;
const number = 'py-0.5 pr-2 text-right text-caption leading-5 text-text-subtle tabular-nums select-none';

/** A line, below or beside that of the other version. */
export function LineRow({ row, layout }: { row: LineOf; layout: Layout }) {
  return layout === 'inline' ? <Stacked row={row} /> : <Paired row={row} />;
}

function Stacked({ row: { before, after, state } }: { row: LineOf }) {
  const side = state === 'removed' || state === 'added' ? state : null;
  const line = after ?? before;
  return (
    <div className={cx(columns.inline, side !== null && grounds[side])}>
      <span role="cell" className={number}>
        {before?.number}
      </span>
      <span role="cell" className={number}>
        {after?.number}
      </span>
      <Sign side={side} />
      <Words line={line} side={side} />
    </div>
  );
}

function Paired({ row: { before, after, state } }: { row: LineOf }) {
  const isSame = state === 'same';
  return (
    <div className={columns.split}>
      <Half line={before} side={isSame ? null : 'removed'} />
      <Half line={after} side={isSame ? null : 'added'} isSecond />
    </div>
  );
}

function Half({ line, side, isSecond = false }: { line: ComparedLine | null; side: Side | null; isSecond?: boolean }) {
  const ground = line === null ? 'bg-surface-sunken' : side !== null && grounds[side];
  return (
    <>
      <span role="cell" className={cx(number, ground, isSecond && 'border-l border-border')}>
        {line?.number}
      </span>
      <span role="cell" className={cx('grid grid-cols-[1.25rem_minmax(0,1fr)]', ground)}>
        <SignText side={line === null ? null : side} />
        {line !== null && <Text line={line} side={side} />}
      </span>
    </>
  );
}

function Sign({ side }: { side: Side | null }) {
  return (
    <span role="cell" className="grid">
      <SignText side={side} />
    </span>
  );
}

function SignText({ side }: { side: Side | null }) {
  if (side === null) return <span />;
  return (
    <span className={cx('py-0.5 text-center leading-5 select-none', side === 'added' ? 'text-success' : 'text-danger')}>
      <span aria-hidden>{signs[side]}</span>
      <span className="sr-only">{side}</span>
    </span>
  );
}

function Words({ line, side }: { line: ComparedLine | null; side: Side | null }) {
  return <span role="cell">{line !== null && <Text line={line} side={side} />}</span>;
}

/** Lines wrap, and each keeps its own direction. */
function Text({ line, side }: { line: ComparedLine; side: Side | null }) {
  return (
    <span
      dir="auto"
      className="block min-h-6 py-0.5 pr-4 pl-1 text-cell leading-5 wrap-anywhere whitespace-pre-wrap [tab-size:4]"
    >
      <LineText line={line} side={side} />
    </span>
  );
}

/** Removed words are struck through, added ones underlined; wholly new or removed lines have their row's mark. */
function LineText({ line, side }: { line: ComparedLine; side: Side | null }) {
  const text = line.parts.map((part) => part.text).join('');
  if (side === null) return text;
  const { Element, words } = marks[side];
  const isWhole = line.parts.every(({ changed }) => changed === line.parts[0]?.changed);
  if (isWhole) return <Element className="no-underline">{text}</Element>;
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
