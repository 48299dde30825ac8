import { useEffect, useState } from 'react';
import { hasOpenOverlay, isTyping } from '#web/ui/browser/typing.ts';

/** Whether the keys are shown: "?" asks for them on every screen, but not where it is typed. */
export function useKeysShown() {
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || hasOpenOverlay()) return;
      event.preventDefault();
      setShown(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return { areShown, setShown };
}
