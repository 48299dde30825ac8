import { toastHost } from '../feedback/toasts-above.ts';

/**
 * Opens a native dialog. Modals open by method only; all outside of one is inert, so that it takes the toasts. Closing
 * before unmounting returns the focus.
 */
export function openModal(dialog: HTMLDialogElement | null) {
  if (dialog === null) return;
  dialog.showModal();
  toastHost.set(dialog);
  return () => {
    toastHost.set(document.body);
    dialog.close();
  };
}
