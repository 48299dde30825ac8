import { memo, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { LoadedLater } from '../browser/loaded-later.tsx';
import { useStore } from '../browser/store.ts';
import { printing } from './printing.ts';
import { useCalm } from './use-calm.ts';

interface PrintedProps<Props extends object> {
  /** The complete content for printing. */
  sheet: LoadedLater<Props>;
  /** The sheet's data; null if there is nothing to print yet. */
  data: Props | null;
}

/** Replaces a screen with virtual rows during printing. Not under a dialog, which is printed itself. */
export function Printed<Props extends object>({ sheet: Sheet, data }: PrintedProps<Props>) {
  const isOnPaper = useStore(printing);
  const isCalm = useCalm();
  useEffect(() => {
    if (isCalm) void Sheet.preload();
  }, [Sheet, isCalm]);
  if (!isOnPaper || data === null || document.querySelector('[role$="dialog"]') !== null) return null;
  return createPortal(
    <Frozen>
      <Sheet {...data} />
    </Frozen>,
    document.body,
  );
}

/** Keeps the content of the moment of printing, since the paper's width may rearrange the screen. */
const Frozen = memo(
  ({ children }: { children: ReactNode }) => children,
  () => true,
);
