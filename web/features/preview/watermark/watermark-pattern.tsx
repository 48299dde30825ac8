import { cx } from '#web/ui/theme/cx.ts';
import { type Watermark, watermarkTile } from './watermark.ts';

interface WatermarkPatternProps {
  mark: Watermark;
  /** Over a document, which is white paper in both themes; else over the stage itself. */
  isOnPaper?: boolean;
}

/** The watermark all over what is shown and bears none of its own. It lets the pointer through and stays when the page is printed. */
export function WatermarkPattern({ mark, isOnPaper = true }: WatermarkPatternProps) {
  return (
    <div
      aria-hidden
      className={cx(
        'pointer-events-none absolute inset-0 [mask-repeat:repeat] [print-color-adjust:exact]',
        isOnPaper ? 'bg-mark-ink' : 'bg-text opacity-5',
      )}
      style={{ maskImage: watermarkTile(mark) }}
    />
  );
}
