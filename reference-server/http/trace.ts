// The trace of a request, by the W3C's `traceparent`: the caller's where it is valid, else a new one. Every line that
// is logged while the request is answered has it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export interface Trace {
  /** 32 hexadecimal digits, the same at every server that the request passes through. */
  traceId: string;
  /** 16 hexadecimal digits: this server's part of it. */
  spanId: string;
  /** The caller's part; null where it named none. */
  parentId: string | null;
  /** Whether the caller records it. */
  isSampled: boolean;
}

const NOTHING = /^0+$/;
const SAMPLED = 1;

/** @param header what came as `traceparent` */
export function traceOf(header: string): Trace {
  const spanId = randomBytes(8).toString('hex');
  return { ...(named(header) ?? { traceId: newTraceId(), parentId: null, isSampled: false }), spanId };
}

/** As it travels. */
export function inHeader({ traceId, spanId, isSampled }: Trace): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

function named(header: string): Omit<Trace, 'spanId'> | null {
  // A later version may be longer, and begins in the same way.
  const parts = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header);
  if (!parts) return null;
  const [, version = '', traceId = '', parentId = '', flags = '', more] = parts;
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (NOTHING.test(traceId) || NOTHING.test(parentId)) return null;
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

function newTraceId(): string {
  return randomBytes(16).toString('hex');
}

const current = new AsyncLocalStorage<Trace>();

/** Runs the work within the trace, and whatever it begins. */
export function within<T>(trace: Trace, work: () => T): T {
  return current.run(trace, work);
}

/** For every line of the log: nothing outside a request. */
export function tracedFields(): Pick<Trace, 'traceId' | 'spanId'> | Record<string, never> {
  const trace = current.getStore();
  return trace ? { traceId: trace.traceId, spanId: trace.spanId } : {};
}
