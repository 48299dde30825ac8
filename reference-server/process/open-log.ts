// The log of the server: a line of JSON for each thing that happened, with the trace of the request that it happened in.
import { type DestinationStream, type Logger, pino } from 'pino';
import { tracedFields } from '../http/trace.ts';

/** @param to standard output without */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: tracedFields };
  return to ? pino(options, to) : pino(options);
}
