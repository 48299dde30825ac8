import { cx } from '#web/ui/theme/cx.ts';
import { type Box, joinedBoxes } from './joined-boxes.ts';
import type { Hit } from './use-search.ts';

interface HitMarksProps {
  hits: readonly Hit[];
  current: Hit | undefined;
  /** The elements of the page's text. */
  letters: readonly HTMLElement[];
}

/** The matches of a page, highlighted at their letters. */
export function HitMarks({ hits, current, letters }: HitMarksProps) {
  return hits.flatMap((hit, at) =>
    boxesOf(hit, letters).map((box, part) => (
      <mark
        key={`${at} ${part}`}
        aria-hidden
        data-current={hit === current || undefined}
        className={cx('reader-hit', hit === current && 'reader-hit-current')}
        style={styleOf(box)}
      />
    )),
  );
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

const styleOf = ({ left, top, width, height }: Box) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

export function boxesOf(hit: Hit, letters: readonly HTMLElement[]): Box[] {
  const boxes = hit.parts.flatMap(({ piece, from, to }) => {
    const text = letters[piece]?.firstChild;
    const page = letters[piece]?.closest('section')?.getBoundingClientRect();
    if (!(text instanceof Text) || !page || page.width === 0) return [];
    const range = document.createRange();
    range.setStart(text, Math.min(from, text.length));
    range.setEnd(text, Math.min(to, text.length));
    const box = range.getBoundingClientRect();
    if (box.width === 0) return [];
    return [
      {
        left: (box.left - page.left) / page.width,
        top: (box.top - page.top) / page.height,
        width: box.width / page.width,
        height: box.height / page.height,
      },
    ];
  });
  return joinedBoxes(boxes);
}
