// Puts an answer of the core on the wire: text at once, streams with backpressure and an exact length.
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ApiProblem } from '#core/desk/errors.ts';
import type { Answer } from '#core/desk/operation.ts';
import { problemAnswer } from '#core/desk/perform.ts';
import type { ByteSource } from '#core/ports.ts';
import { sendReady } from './ready-bytes.ts';
import type { AppContext } from './request-state.ts';

/** Of the pages that answer a refused download: inline styles, the product's typeface, and nothing else. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Unread bodies up to this are read and dropped, so that the connection can be used again. */
const WORTH_READING_BYTES = 65_536;

/** How long a refused upload may go on sending before the connection is cut. */
const LINGER_MS = 2000;

export function sendProblem(ctx: AppContext, problem: ApiProblem): Promise<void> {
  return sendAnswer(ctx, problemAnswer(problem, ctx.state.requestId));
}

/** Sends the answer; to HEAD the same headers without the body. Resolves when it is sent or the client has gone. */
export async function sendAnswer(ctx: AppContext, answer: Answer): Promise<void> {
  const { body } = answer;
  ctx.status = answer.status;
  if (body?.type.startsWith('text/html')) ctx.set('Content-Security-Policy', PAGE_POLICY);
  ctx.set({ ...answer.headers });
  if (!body) {
    // An empty text keeps the status: Koa takes null for 204.
    ctx.body = answer.status === 204 ? null : '';
    ctx.remove('Content-Type');
    return;
  }
  ctx.set('Content-Type', body.type);
  if ('source' in body) {
    ctx.set('Content-Length', String(body.size));
    await sendStream(ctx, body.source);
  } else if ('bytes' in body) {
    sendReady(ctx, body.bytes);
  } else if (answer.status >= 400 && isStillSending(ctx.req, answer.status === 408)) {
    await sendAndHangUp(ctx, body.text);
  } else {
    ctx.body = body.text;
  }
}

export async function sendStream(ctx: AppContext, source: ByteSource): Promise<void> {
  const stream = source instanceof Readable ? source : Readable.from(source, { objectMode: false });
  ctx.respond = false;
  ctx.res.statusCode = ctx.status;
  if (ctx.method === 'HEAD') {
    stream.destroy();
    source.destroy?.();
    ctx.res.end();
    return;
  }
  try {
    // Destroys the source when the client goes away, and the connection when the source fails: what is cut short
    // must never look complete.
    await pipeline(stream, ctx.res);
  } catch {
    // The connection was ended with the fault: Koa has told it.
  } finally {
    // Where the client had gone before the first byte, nobody has begun to read.
    source.destroy?.();
  }
}

/** Whether a refused request is still sending more than is worth reading to the end. */
function isStillSending(request: IncomingMessage, isLate: boolean): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return !request.complete && (isLate || encoding !== undefined || Number(length ?? 0) > WORTH_READING_BYTES);
}

/** Answers while the body is still coming, gives the client a moment to read that, and hangs up. */
async function sendAndHangUp(ctx: AppContext, text: string): Promise<void> {
  ctx.respond = false;
  const { req, res } = ctx;
  res.statusCode = ctx.status;
  res.setHeader('Connection', 'close');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.write(text);
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
