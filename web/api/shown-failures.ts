const shown = new WeakSet<Error>();

/** Marks a failure for which the mutation's own `onError` shows a message. */
export function markShown(error: Error): void {
  shown.add(error);
}

export const wasShown = (error: unknown): boolean => error instanceof Error && shown.has(error);
