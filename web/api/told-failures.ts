const told = new WeakSet<Error>();

/** Marks a failure for which the mutation's own `onError` shows a message. */
export function markTold(error: Error): void {
  told.add(error);
}

export function wasTold(error: unknown): boolean {
  return error instanceof Error && told.has(error);
}
