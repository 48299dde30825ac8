// Sends an answer: bytes at once, streams with backpressure.
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { ApiProblem } from '#core/call/errors.ts';
import { problemAnswer } from '#core/room/perform.ts';
import type { ApiAnswer } from '#core/call/request.ts';
import { toWire } from '#core/room/wire.ts';
import type { ByteSource } from '#core/ports/objects.ts';
import type { AppContext } from './request-state.ts';

/** Larger unread bodies are not read to reuse the connection. */
const WORTH_READING_BYTES = 65_536;

/** How long a refused upload may go on before the connection is closed. */
const LINGER_MS = 2000;

export function sendProblem(ctx: AppContext, problem: ApiProblem): Promise<void> {
  const { method, state } = ctx;
  const { requestId } = state;
  return sendAnswer(ctx, toWire(problemAnswer(problem, requestId), { method, requestId }));
}

/** Resolves when the answer is sent or the client has disconnected. */
export async function sendAnswer(
  ctx: AppContext,
  answer: Pick<ApiAnswer, 'status' | 'headers' | 'body'>,
): Promise<void> {
  const { status, headers, body } = answer;
  ctx.status = status;
  ctx.set({ ...headers });
  if (body !== null && !(body instanceof Uint8Array)) {
    if (body.ready) sendReady(ctx, body.ready);
    else await sendStream(ctx, body);
    return;
  }
  ctx.respond = false;
  if (status >= 400 && isStillSending(ctx.req, status === 408)) await sendAndHangUp(ctx, body);
  else ctx.res.end(body ?? undefined);
}

function sendReady(ctx: AppContext, pieces: readonly Uint8Array[]): void {
  const { res } = ctx;
  ctx.respond = false;
  res.cork();
  for (const piece of pieces) res.write(piece);
  res.end();
}

export async function sendStream(ctx: AppContext, source: ByteSource): Promise<void> {
  const stream = source instanceof Readable ? source : Readable.from(inTurns(source), { objectMode: false });
  ctx.respond = false;
  ctx.res.statusCode = ctx.status;
  if (ctx.method === 'HEAD') {
    stream.destroy();
    source.destroy?.();
    ctx.res.end();
    return;
  }
  try {
    // Destroys the source if the client disconnects, and the connection if the source fails, so that a truncated answer
    // never looks complete.
    await pipeline(stream, ctx.res);
  } catch {
    // The connection was closed with the error, which Koa has logged.
  } finally {
    // If the client disconnected before the first byte, the source was never read.
    source.destroy?.();
  }
}

/** Lets other calls run between two pieces. */
async function* inTurns(source: ByteSource): ByteSource {
  for await (const piece of source) {
    yield piece;
    await setImmediate();
  }
}

/** Whether a refused request is sending more than is worth reading. */
function isStillSending(request: IncomingMessage, isLate: boolean): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return !request.complete && (isLate || encoding !== undefined || Number(length ?? 0) > WORTH_READING_BYTES);
}

/** Answers while the body still arrives, lets the client read the answer, and closes the connection. */
async function sendAndHangUp({ req, res }: AppContext, body: Uint8Array | null): Promise<void> {
  res.setHeader('Connection', 'close');
  res.write(body ?? '');
  if (!req.complete) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LINGER_MS);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      req.once('end', done).once('close', done).resume();
    });
  }
  res.end();
}
