// Bodies must arrive within seconds; uploads may be long, but must keep a minimum pace.
import type { IncomingMessage } from 'node:http';
import { bodyTooSlow } from '#core/call/errors.ts';
import type { ByteSource } from '#core/ports/objects.ts';
import type { AppContext, AppMiddleware, BodyLimits } from '../request-state.ts';

/** With less, the largest upload would take hours. */
const LEAST_BYTES_PER_SECOND = 8 * 1024;

export function limitBodies(limits: BodyLimits): AppMiddleware {
  return async (ctx, next) => {
    ctx.state.bodyLimits = limits;
    ctx.res.once('finish', () => hangUpUnlessWhole(ctx.req, limits));
    await next();
  };
}

/** Closes the connection of a client that has its answer and still sends a body. */
function hangUpUnlessWhole(request: IncomingMessage, { wholeMs }: BodyLimits): void {
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), wholeMs);
  // The connection may go on for thousands of requests.
  const done = () => {
    clearTimeout(timer);
    request.off('end', done);
    socket.off('close', done);
  };
  request.once('end', done);
  socket.once('close', done);
}

/** Waits for work that reads the body. @throws ApiProblem 408 if the body is incomplete in time. */
export async function inTime<T>(ctx: AppContext, work: Promise<T>): Promise<T> {
  const isIncomplete = () => !ctx.req.complete;
  return orTooSlow(work, ctx.state.bodyLimits.wholeMs, isIncomplete);
}

/** The bytes of the body. @throws ApiProblem 408 if they arrive too late */
export function bodyOf(ctx: AppContext, pace: 'whole' | 'pieces'): ByteSource {
  return pace === 'whole' ? whole(ctx) : paced(ctx);
}

/** Ending a loop over them early must not close the connection, since the refusal is still to be sent. */
const piecesOf = (ctx: AppContext): AsyncIterator<Uint8Array> => ctx.req.iterator({ destroyOnReturn: false });

async function* whole(ctx: AppContext): ByteSource {
  const pieces = piecesOf(ctx);
  const end = performance.now() + ctx.state.bodyLimits.wholeMs;
  try {
    for (;;) {
      const piece = await orTooSlow(pieces.next(), end - performance.now(), () => !ctx.req.complete);
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    letGo(pieces);
  }
}

/** Refuses an upload that stalls or is too slow. */
async function* paced(ctx: AppContext): ByteSource {
  const { stallMs } = ctx.state.bodyLimits;
  const pieces = piecesOf(ctx);
  let received = 0;
  // Counts only the time spent waiting for the client, not that of writing.
  let waited = 0;
  try {
    for (;;) {
      const began = performance.now();
      const left = stallMs + (received / LEAST_BYTES_PER_SECOND) * 1000 - waited;
      const piece = await orTooSlow(pieces.next(), Math.min(stallMs, left), () => true);
      waited += performance.now() - began;
      if (piece.done) return;
      received += piece.value.length;
      yield piece.value;
    }
  } finally {
    letGo(pieces);
  }
}

/** Not awaited, since a pending read would delay the caller. */
function letGo(pieces: AsyncIterator<Uint8Array>): void {
  pieces.return?.().catch(() => undefined);
}

async function orTooSlow<T>(work: Promise<T>, ms: number, isLate: () => boolean): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => isLate() && reject(bodyTooSlow()), Math.max(0, ms));
  });
  // Later errors of it are irrelevant.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
