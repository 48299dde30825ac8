import { useEffect, useState } from 'react';

import { isLeavingForSignIn } from '#web/session/session-lost.ts';
import { isAtStake, isUnregistered, type UploadItem } from '../engine/upload-item.ts';

/** Between a wish to close and closing: asks where picked files would be lost. Leaving the whole page asks as well. */
export function useDiscardQuestion(items: readonly UploadItem[], onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const hasStakes = items.some(isAtStake);
  // What was asked about came in meanwhile: the next file must not find the question open.
  if (isAsking && !hasStakes) setIsAsking(false);
  const hasBytes = items.some(isUnregistered);
  useEffect(() => {
    if (!hasBytes) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingForSignIn()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasBytes]);
  return {
    isAsking,
    close: () => (hasStakes ? setIsAsking(true) : onClose()),
    keep: () => setIsAsking(false),
  };
}
