import { onTestFinished } from 'vitest';
import { noteServerTime } from '#web/api/server-time.ts';

const setServerTime = (time: number) =>
  noteServerTime(new Response(null, { headers: { Date: new Date(time).toUTCString() } }));

/** Until the test ends, the server's clock differs from the browser's. */
export function serverIsAt(time: number): void {
  setServerTime(time);
  onTestFinished(() => setServerTime(Date.now()));
}
