import { loadedLater } from '#web/ui/browser/loaded-later.tsx';

/** With its lists of documents and folders, which the screen itself does not ask for. */
export const DocumentChoiceDialog = loadedLater(() =>
  import('./document-choice-dialog.tsx').then((module) => module.DocumentChoiceDialog),
);
