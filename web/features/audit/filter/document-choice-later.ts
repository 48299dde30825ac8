import { loadedLater } from '#web/ui/browser/loaded-later.tsx';

/** With its lists of documents and folders, which the screen itself does not ask for. */
export const DocumentChoiceDialog = loadedLater('DocumentChoiceDialog', () => import('./document-choice-dialog.tsx'));
