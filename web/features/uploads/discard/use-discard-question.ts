import { useState } from 'react';
import { useAskBeforeLeaving } from '#web/ui/browser/use-ask-before-leaving.ts';
import { isAtStake, isUnregistered, type UploadItem } from '../engine/upload-item.ts';

/** Asks before closing a dialog or leaving the page would lose picked files. */
export function useDiscardQuestion(items: readonly UploadItem[], onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const hasStakes = items.some(isAtStake);
  // The files were registered meanwhile, so that the question closes.
  if (isAsking && !hasStakes) setIsAsking(false);
  const hasBytes = items.some(isUnregistered);
  useAskBeforeLeaving(() => hasBytes);
  return {
    isAsking,
    close: () => (hasStakes ? setIsAsking(true) : onClose()),
    keep: () => setIsAsking(false),
  };
}
