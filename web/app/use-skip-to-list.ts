import { useEffect } from 'react';

/** "Skip to content" goes to the list, if the screen has one. */
export function useSkipToList(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.matches('a[href="#main"]')) return;
      const row = document.querySelector<HTMLElement>('#main [role=grid] [tabindex="0"]');
      if (!row) return;
      event.preventDefault();
      row.focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
