// Whether the task list is open. Kept outside of the drawer that may contain its button, which closes first.
let isShown = false;
const listeners = new Set<() => void>();

export const tasksShown = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isShown: (): boolean => isShown,
  show(next: boolean): void {
    isShown = next;
    for (const listener of listeners) listener();
  },
};
