import { useCallback, useState } from 'react';

interface Opening<Dialog> {
  /** Another one for each opening, so that nothing typed into one is found in the next. */
  key: number;
  dialog: Dialog;
}

let lastKey = 0;
const opening = <Dialog>(dialog: Dialog): Opening<Dialog> => ({ key: (lastKey += 1), dialog });

/**
 * The dialog that is open over a screen. `close` belongs to the opening it was drawn with: a call that outlives its
 * dialog closes that one or none, never the one that is open by then.
 */
export function useDialogs<Dialog>() {
  const [openings, setOpenings] = useState<readonly Opening<Dialog>[]>([]);
  const open = openings[0] ?? null;
  const show = useCallback((dialog: Dialog) => setOpenings(([, ...waiting]) => [opening(dialog), ...waiting]), []);
  /** For what a call brings: at once where nothing is open, else as soon as that has been closed. */
  const showNext = useCallback((dialog: Dialog) => setOpenings((before) => [...before, opening(dialog)]), []);
  const close = () => setOpenings((before) => before.filter((one) => one !== open));
  return { open, show, showNext, close };
}
