import PQueue from 'p-queue';

const atOnce = 6;

/** Runs wave after wave, a few items at once, and returns the failed ones with their errors. A fatal failure is thrown. */
export async function runWaves<T>(
  waves: readonly (readonly T[])[],
  work: (item: T) => Promise<void>,
  isFatal: (error: unknown) => boolean,
): Promise<Map<T, unknown>> {
  const queue = new PQueue({ concurrency: atOnce });
  const failed = new Map<T, unknown>();
  const fatal: unknown[] = [];
  const turn = async (item: T) => {
    if (fatal.length > 0) return;
    try {
      await work(item);
    } catch (error) {
      if (isFatal(error)) fatal.push(error);
      else failed.set(item, error);
    }
  };
  for (const wave of waves) {
    await queue.addAll(wave.map((item) => () => turn(item)));
    if (fatal.length > 0) throw fatal[0];
  }
  return failed;
}
