/** Whether the browser is online. Uploads pause while it is offline. */
export interface Connection {
  isOnline(): boolean;
  subscribe(onChange: () => void): () => void;
}

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  subscribe(onChange) {
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
    return () => {
      removeEventListener('online', onChange);
      removeEventListener('offline', onChange);
    };
  },
};

/** Resolves when online; rejects if `signal` aborts first. */
export function online(connection: Connection, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = connection.subscribe(check);
    signal.addEventListener('abort', check);
    function check(): void {
      if (!signal.aborted && !connection.isOnline()) return;
      stop();
      signal.removeEventListener('abort', check);
      if (signal.aborted) reject(new Error('Aborted while offline'));
      else resolve();
    }
    check();
  });
}

/** A signal that aborts with `signal` and when the browser goes offline; `stop` releases both. */
export function whileOnline(connection: Connection, signal: AbortSignal): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  signal.addEventListener('abort', follow);
  const unsubscribe = connection.subscribe(() => {
    if (!connection.isOnline()) controller.abort(new Error('The network is gone'));
  });
  return {
    signal: controller.signal,
    stop() {
      unsubscribe();
      signal.removeEventListener('abort', follow);
    },
  };
}
