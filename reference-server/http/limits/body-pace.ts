// Bodies have seconds, so a client that sends a head and then waits holds nothing for long. JSON and forms are whole
// in time or refused; an upload may be long, but it never stands still and keeps a minimum pace.
import type { IncomingMessage } from 'node:http';
import { bodyTooSlow } from '#core/call/errors.ts';
import type { ByteSource } from '#core/ports/objects.ts';
import type { AppContext, AppMiddleware, BodyLimits } from '../request-state.ts';

/** Slower than this on the whole, an upload of the largest size would take hours. */
const LEAST_BYTES_PER_SECOND = 8 * 1024;

export function limitBodies(limits: BodyLimits): AppMiddleware {
  return async (ctx, next) => {
    ctx.state.bodyLimits = limits;
    ctx.res.once('finish', () => hangUpUnlessWhole(ctx.req, limits));
    await next();
  };
}

/** Cuts a client that has its answer and still sends a body, when the time is over. */
function hangUpUnlessWhole(request: IncomingMessage, { wholeMs }: BodyLimits): void {
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), wholeMs);
  const done = () => clearTimeout(timer);
  request.once('end', done);
  socket.once('close', done);
}

/** Waits for work that reads the body. @throws ApiProblem 408 when the body is not whole in time. */
export async function inTime<T>(ctx: AppContext, work: Promise<T>): Promise<T> {
  const isIncomplete = () => !ctx.req.complete;
  return orTooSlow(work, ctx.state.bodyLimits.wholeMs, isIncomplete);
}

/** The bytes of the body as they come. @throws ApiProblem 408 when they do not come in time */
export function bodyOf(ctx: AppContext, pace: 'whole' | 'pieces'): ByteSource {
  return pace === 'whole' ? whole(ctx) : paced(ctx);
}

/** Leaving a loop over them early must not cut the connection: the refusal still has to be sent. */
function piecesOf(ctx: AppContext): AsyncIterator<Uint8Array> {
  return ctx.req.iterator({ destroyOnReturn: false });
}

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

/** Of an upload: refused when they stop coming, or come too slowly. */
async function* paced(ctx: AppContext): ByteSource {
  const { stallMs } = ctx.state.bodyLimits;
  const pieces = piecesOf(ctx);
  let received = 0;
  // Only what the sender takes counts, not the time in which the pieces are written down.
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

/** A pending read would keep its caller waiting as well. */
function letGo(pieces: AsyncIterator<Uint8Array>): void {
  pieces.return?.().catch(() => undefined);
}

async function orTooSlow<T>(work: Promise<T>, ms: number, isLate: () => boolean): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => isLate() && reject(bodyTooSlow()), Math.max(0, ms));
  });
  // What becomes of it later is nobody's concern any more.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
