const told = new WeakSet<Error>();

/** A mutation's failure, which its own `onError` puts into words. */
export function markTold(error: Error): void {
  told.add(error);
}

/** Whether a mutation has dealt with this failure already, so that whoever started it need not. */
export function wasTold(error: unknown): boolean {
  return error instanceof Error && told.has(error);
}
