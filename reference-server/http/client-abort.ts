// A client that goes away in the middle of a request is nobody's fault.

/** A connection that was cut, a body that ended too early. */
const abortCodes = /^(?:ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|EPIPE|HPE_\w+)$/;

export function isClientAbort(error: unknown): boolean {
  return error instanceof Error && 'code' in error && abortCodes.test(String(error.code));
}
