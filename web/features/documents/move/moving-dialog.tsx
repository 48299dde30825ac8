import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { counted } from '#web/format/counted.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { ItemKey } from '../model/item-key.ts';
import type { MovingProgress } from './moving-progress.ts';

interface MovingDialogProps {
  progress: MovingProgress;
  /** The name of where they go. */
  to: string;
  /** Told what is still where it was. */
  onDone: (notMoved: readonly ItemKey[]) => void;
  onClose: () => void;
}

/** While a selection is being moved; it closes by itself, unless something has stayed: that is named one by one. */
export function MovingDialog({ progress, to, onDone, onClose }: MovingDialogProps) {
  const { total } = progress;
  const { done, notMoved } = useSyncExternalStore(progress.subscribe, progress.state);
  const finish = useEffectEvent((failed: readonly ItemKey[]) => {
    onDone(failed);
    if (failed.length === 0) onClose();
  });
  useEffect(() => {
    if (notMoved) finish(notMoved.map(({ move }) => move.key));
  }, [notMoved]);
  const isRunning = notMoved === null;
  return (
    <Dialog
      isOpen
      size="sm"
      title={isRunning ? `Moving to ${to}` : `${notMoved.length} of ${counted(total, 'item')} not moved`}
      onClose={() => {
        if (!isRunning) onClose();
      }}
      footer={
        <Button onClick={onClose} isBusy={isRunning}>
          Close
        </Button>
      }
    >
      {isRunning ? (
        <div role="status" className="grid gap-3">
          <p className="text-base text-text-muted tabular-nums">{`${done} of ${counted(total, 'item')}`}</p>
          <ProgressBar value={(done / total) * 100} label={`Moving to ${to}`} />
        </div>
      ) : (
        <ul className="grid gap-3">
          {notMoved.map(({ move, reason }) => (
            <li key={move.key} className="text-cell">
              <p className="font-medium break-words text-text">{move.name}</p>
              <p className="text-text-muted">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
