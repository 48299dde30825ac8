import { cx } from '#web/ui/theme/cx.ts';
import { type Watermark, watermarkTile } from './watermark.ts';

interface WatermarkPatternProps {
  mark: Watermark;
  /** Over a document, which is white in both themes; otherwise over the stage. */
  isOnPaper?: boolean;
}

/** The watermark over content without one of its own. It ignores the pointer, and is printed. */
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
