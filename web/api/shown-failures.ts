const shown = new WeakSet<Error>();

/** Marks a failure for which the mutation's own `onError` shows a message. */
export function markShown(error: Error): void {
  shown.add(error);
}

export function wasShown(error: unknown): boolean {
  return error instanceof Error && shown.has(error);
}
