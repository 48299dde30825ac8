// Clients that disconnect during a request, which is not a fault.
import type { ServerResponse } from 'node:http';
import { CallerGone } from '#core/call/errors.ts';

/** Error codes of a cut connection or an incomplete body. */
const abortCodes = /^(?:ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|EPIPE|HPE_\w+)$/;

export function isClientAbort(error: unknown): boolean {
  return error instanceof Error && 'code' in error && abortCodes.test(String(error.code));
}

/** Calls the listener when the answer is sent or the connection is closed. The sender's own listeners need all places. */
export function onClose(response: ServerResponse, listener: () => void): void {
  response.setMaxListeners(response.getMaxListeners() + 1);
  if (response.destroyed) listener();
  else response.once('close', listener);
}

/** Not a status of HTTP: what logs and figures call a request that was given up before its answer. */
const GIVEN_UP = 499;

export const statusOf = ({ headersSent, statusCode }: ServerResponse) => (headersSent ? statusCode : GIVEN_UP);

const signals = new WeakMap<ServerResponse, AbortSignal>();

/** Aborts if the connection closes before the answer is sent. Each answer has one signal. */
export function abortSignal(response: ServerResponse): AbortSignal {
  const known = signals.get(response);
  if (known) return known;
  const controller = new AbortController();
  const abort = () => {
    if (response.writableFinished) return;
    controller.abort(new CallerGone());
  };
  signals.set(response, controller.signal);
  onClose(response, abort);
  return controller.signal;
}
