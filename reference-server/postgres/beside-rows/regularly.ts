// Something that is done every few moments for as long as the server runs, once at a time.

export interface Regular {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** @param onFault hears of the first fault of several in a row: a database that is away is away for a while */
export function regularly(everyMs: number, work: () => Promise<void>, onFault: (error: unknown) => void): Regular {
  let running: Promise<void> | null = null;
  let isFailing = false;
  const once = async () => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onFault(error);
      isFailing = true;
    } finally {
      running = null;
    }
  };
  const begin = () => {
    running ??= once();
  };
  const timer = setInterval(begin, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
