import { useEffect, useState } from 'react';
import { hasOpenOverlay, isTyping } from '#web/ui/browser/typing.ts';

export interface Keys {
  areShown: boolean;
  setShown: (areShown: boolean) => void;
  /** Whether the keyboard was used at all. */
  areUsed: boolean;
}

/** Whether the keys are shown: "?" asks for them on every screen, but not where it is typed. */
export function useKeysShown(): Keys {
  const [areShown, setShown] = useState(false);
  const [areUsed, setUsed] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      setUsed(true);
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || hasOpenOverlay()) return;
      event.preventDefault();
      setShown(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return { areShown, setShown, areUsed };
}
