// A client that goes away in the middle of a request is nobody's fault.
import type { ServerResponse } from 'node:http';
import { CallerGone } from '#core/call/errors.ts';

/** A connection that was cut, a body that ended too early. */
const abortCodes = /^(?:ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|EPIPE|HPE_\w+)$/;

export function isClientAbort(error: unknown): boolean {
  return error instanceof Error && 'code' in error && abortCodes.test(String(error.code));
}

/** Hears when the answer is out, or the connection has gone. */
export function onClose(response: ServerResponse, listener: () => void): void {
  if (response.closed) listener();
  else response.once('close', listener);
}

const signals = new WeakMap<ServerResponse, AbortSignal>();

/** Aborts when the connection closes before the answer is out. One signal for each answer. */
export function abortSignal(response: ServerResponse): AbortSignal {
  const known = signals.get(response);
  if (known) return known;
  const controller = new AbortController();
  const abort = () => {
    if (response.writableFinished) return;
    controller.abort(new CallerGone());
  };
  // One listener more than the sender of the answer needs.
  response.setMaxListeners(response.getMaxListeners() + 1);
  signals.set(response, controller.signal);
  onClose(response, abort);
  return controller.signal;
}
