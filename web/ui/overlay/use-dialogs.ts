import { useCallback, useState } from 'react';

interface Opening<Dialog> {
  /** Unique for each opening, so that no input carries over. */
  key: number;
  dialog: Dialog;
}

let lastKey = 0;
const opening = <Dialog>(dialog: Dialog): Opening<Dialog> => ({ key: (lastKey += 1), dialog });

/** `close` closes only the opening it was rendered with, so that a late call never closes another dialog. */
export function useDialogs<Dialog>() {
  const [openings, setOpenings] = useState<readonly Opening<Dialog>[]>([]);
  const open = openings[0] ?? null;
  const show = useCallback((dialog: Dialog) => setOpenings(([, ...waiting]) => [opening(dialog), ...waiting]), []);
  /** Opens a dialog at once, or when the open one is closed; for results of calls. */
  const showNext = useCallback((dialog: Dialog) => setOpenings((before) => [...before, opening(dialog)]), []);
  const close = () => setOpenings((before) => before.filter((one) => one !== open));
  return { open, show, showNext, close };
}
