/** Rejects if `signal` aborts first. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const leave = () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted while waiting', 'AbortError'));
    };
    signal.addEventListener('abort', leave, { once: true });
  });
}
