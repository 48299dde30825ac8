import { memo, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { LoadedLater } from '../browser/loaded-later.tsx';
import { printing } from './printing.ts';
import { useCalm } from './use-calm.ts';

interface PrintedProps<Props extends object> {
  /** Everything the screen shows a part of, as it stands on paper. */
  sheet: LoadedLater<Props>;
  /** What the sheet is drawn from; null where the screen has nothing to print yet. */
  data: Props | null;
}

/**
 * What is printed in place of a screen that draws only the rows in view. Drawn while the page is printed, and never
 * under a dialog, which is printed itself.
 */
export function Printed<Props extends object>({ sheet: Sheet, data }: PrintedProps<Props>) {
  const isOnPaper = useSyncExternalStore(printing.subscribe, printing.isOnPaper);
  const isCalm = useCalm();
  useEffect(() => {
    if (isCalm) Sheet.preload();
  }, [Sheet, isCalm]);
  if (!isOnPaper || data === null || document.querySelector('[role$="dialog"]') !== null) return null;
  return createPortal(
    <AsAsked>
      <Sheet {...data} />
    </AsAsked>,
    document.body,
  );
}

/** As it was when printing was asked for: paper is another window to the screen, which may rearrange itself meanwhile. */
const AsAsked = memo(
  ({ children }: { children: ReactNode }) => children,
  () => true,
);
