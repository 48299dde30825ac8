import { useEffect } from 'react';

interface PanelKeys {
  onToggle: () => void;
  onReset: () => void;
  onClose: () => void;
}

/** Ctrl+. and Ctrl+Shift+. anywhere (Command on a Mac); by the key's place, as layouts differ. */
export function usePanelKeys({ onToggle, onReset, onClose }: PanelKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('#mock-panel')) onClose();
      if (!(event.ctrlKey || event.metaKey) || (event.code !== 'Period' && event.key !== '.')) return;
      event.preventDefault();
      if (event.shiftKey) onReset();
      else onToggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onToggle, onReset, onClose]);
}
