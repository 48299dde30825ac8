import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cx } from '#web/ui/theme/cx.ts';
import { narrowest, widest } from './use-folder-pane.ts';

const step = 16;

/** The edge between tree and list, moved by dragging or arrow keys. */
export function PaneDivider({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  const [grip, setGrip] = useState<{ x: number; width: number } | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width - step, ArrowRight: width + step, Home: narrowest, End: widest }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onResize(next);
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ x: event.clientX, width });
  };
  return (
    <div
      role="separator"
      aria-label="Width of the folder pane"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => grip && onResize(grip.width + event.clientX - grip.x)}
      onPointerUp={() => setGrip(null)}
      onPointerCancel={() => setGrip(null)}
      className={cx(
        'group/edge relative z-10 -mr-1.5 -ml-1.5 w-3 flex-none cursor-col-resize touch-none',
        'after:absolute after:inset-y-0 after:left-1.5 after:w-px after:bg-border hover:after:bg-border-strong',
        grip && 'after:bg-accent!',
      )}
    >
      <span className="absolute top-1/2 left-[3px] h-8 w-[3px] -translate-y-1/2 rounded-full bg-border-strong group-hover/edge:bg-border-control" />
    </div>
  );
}
