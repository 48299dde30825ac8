import { useState } from 'react';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';
import { isAtStake, isUnregistered, type UploadItem } from '../engine/upload-item.ts';

/** Asks before closing a dialog or leaving the page would lose picked files. */
export function useDiscardQuestion(items: readonly UploadItem[], onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const hasStakes = items.some(isAtStake);
  // The files were registered meanwhile, so that the question closes.
  if (isAsking && !hasStakes) setIsAsking(false);
  // Also for signing in again: that can be done in another tab, and stored files do not come back.
  useWindowEvent('beforeunload', (event) => {
    if (items.some(isUnregistered)) event.preventDefault();
  });
  const close = () => (hasStakes ? setIsAsking(true) : onClose());
  return { hasStakes, isAsking, close, keep: () => setIsAsking(false) };
}
