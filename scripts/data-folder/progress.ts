// Shows a command's progress on a terminal, in one line that is overwritten.

export function showProgress(what: string): (done: number, all: number) => void {
  if (!process.stderr.isTTY) return () => undefined;
  let shown = -1;
  return (done, all) => {
    const percent = Math.floor((100 * done) / Math.max(1, all));
    if (percent === shown) return;
    shown = percent;
    process.stderr.write(done === all ? '\r\x1b[K' : `\r${what}: ${done} of ${all} (${percent} %)`);
  };
}
