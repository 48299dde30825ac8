// Work that runs regularly while the server runs, one run at a time.

export interface Regular {
  /** Waits for a running one. */
  stop(): Promise<void>;
}

/** @param onFault called for the first of several faults in a row, since an outage lasts a while */
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
