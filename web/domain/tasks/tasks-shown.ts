// Whether the list of what waits is open: its button may be in a drawer, which closes before the list comes.
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
