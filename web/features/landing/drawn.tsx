import { cx } from '#web/ui/theme/cx.ts';

/**
 * Words inside a drawing. The pictures of this page are decoration, so their words are drawn by the style sheet:
 * nobody hears them, finds them or takes them for the app itself.
 */
export function Drawn({ words, className }: { words: string; className?: string }) {
  return <span data-words={words} className={cx('before:content-[attr(data-words)]', className)} />;
}
