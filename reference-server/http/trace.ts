// The trace of a request by the W3C's `traceparent`: the caller's if it is valid, otherwise a new one.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export interface Trace {
  /** 32 hexadecimal digits, the same on every server that the request passes through. */
  traceId: string;
  /** 16 hexadecimal digits that identify this server's part. */
  spanId: string;
  /** The caller's part; null without one. */
  parentId: string | null;
  /** Whether the caller records it. */
  isSampled: boolean;
}

const NOTHING = /^0+$/;
const SAMPLED = 1;

/** @param header the `traceparent` header */
export function traceOf(header: string): Trace {
  const spanId = digits().slice(0, 16);
  return { ...(named(header) ?? { traceId: digits(), parentId: null, isSampled: false }), spanId };
}

/** 32 random hexadecimal digits; Node keeps random bytes ready for UUIDs alone. */
const digits = () => randomUUID().replaceAll('-', '');

export function inHeader({ traceId, spanId, isSampled }: Trace): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

function named(header: string): Omit<Trace, 'spanId'> | null {
  // Later versions of the header may be longer, and begin the same way.
  const parts = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header);
  if (!parts) return null;
  const [, version = '', traceId = '', parentId = '', flags = '', more] = parts;
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (NOTHING.test(traceId) || NOTHING.test(parentId)) return null;
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

const current = new AsyncLocalStorage<Trace>();

/** Runs work within the trace, with everything that it starts. */
export const within = <T>(trace: Trace, work: () => T): T => current.run(trace, work);

/** Fields for log lines; empty outside of a request. */
export function tracedFields(): Pick<Trace, 'traceId' | 'spanId'> | Record<string, never> {
  const trace = current.getStore();
  return trace ? { traceId: trace.traceId, spanId: trace.spanId } : {};
}
