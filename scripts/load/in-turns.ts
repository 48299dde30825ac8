// Works through a list with a limited concurrency; the results are in the list's order.
export async function inTurns<T, R>(
  items: readonly T[],
  atATime: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [at, item] of left) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
