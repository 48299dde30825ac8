import { loadedLater } from '#web/ui/browser/loaded-later.tsx';

/** Needed only after a press. */
export const RenameField = loadedLater('RenameField', () => import('./rename-field.tsx'));
