import { cx } from '#web/ui/theme/cx.ts';

/** Text in a drawing, inserted by the style sheet, so that it is neither announced nor found by searching. */
export function Drawn({ words, className }: { words: string; className?: string }) {
  return <span data-words={words} className={cx('before:content-[attr(data-words)]', className)} />;
}
