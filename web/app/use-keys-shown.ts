import { useState } from 'react';
import { afterPaint } from '#web/ui/browser/after-paint.ts';
import { isCovered, isTyping } from '#web/ui/browser/typing.ts';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';

export interface Keys {
  areShown: boolean;
  setShown: (areShown: boolean) => void;
  areUsed: boolean;
}

/** Whether the list of keys is open: "?" opens it on every screen and in the preview, except in text fields. */
export function useKeysShown(): Keys {
  const [areShown, setShown] = useState(false);
  const [areUsed, setUsed] = useState(false);
  useWindowEvent('keydown', (event) => {
    if (!areUsed) afterPaint(() => setUsed(true));
    if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isCovered()) return;
    event.preventDefault();
    setShown(true);
  });
  return { areShown, setShown, areUsed };
}
