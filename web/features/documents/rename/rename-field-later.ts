import { loadedLater } from '#web/ui/browser/loaded-later.tsx';

/** Wanted after a press at the earliest. */
export const RenameField = loadedLater(async () => (await import('./rename-field.tsx')).RenameField);
