import { Store } from '../browser/store.ts';

/** The body or, while a native dialog is open, that dialog: all outside of it is beneath it and inert. */
export const topElement = new Store<HTMLElement>(document.body);

/** Opens a native dialog, since modals open by method only. Closing before unmounting returns the focus. */
export function openModal(dialog: HTMLDialogElement | null) {
  if (dialog === null) return;
  dialog.showModal();
  topElement.set(dialog);
  return () => {
    topElement.set(document.body);
    dialog.close();
  };
}
