import { Store } from '#web/ui/browser/store.ts';

/** Whether the task list is open. Kept outside of the drawer that may contain its button, which closes first. */
export const tasksShown = new Store(false);
