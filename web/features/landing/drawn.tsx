import { cx } from '#web/ui/theme/cx.ts';

/**
 * Text inside a decorative drawing. The style sheet inserts it, so that it is neither announced nor found by searching.
 */
export function Drawn({ words, className }: { words: string; className?: string }) {
  return <span data-words={words} className={cx('before:content-[attr(data-words)]', className)} />;
}
