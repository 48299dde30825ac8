// Reads the body of the server's own small forms.
import * as z from 'zod';
import { ApiProblem, payloadTooLarge } from '#core/call/errors.ts';
import { inTime } from '../limits/body-pace.ts';
import type { AppContext } from '../request-state.ts';
import type { Middleware } from 'koa';

const limits = { formLimit: 16_384, json: false, multipart: false, text: false };

let parser: Promise<Middleware> | null = null;

const tooLarge = z.object({ status: z.literal(413) });

/** The fields as sent; undefined if it is not a form. @throws ApiProblem 408 if late, 413 if too large */
export async function readForm(ctx: AppContext): Promise<unknown> {
  try {
    return await inTime(ctx, parseBody(ctx));
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    if (tooLarge.safeParse(error).success) throw payloadTooLarge();
    return undefined;
  }
}

/** The library, with its tables of every encoding, is loaded with the first form. It throws its own errors. */
async function parseBody(ctx: AppContext): Promise<unknown> {
  parser ??= import('koa-body').then(({ koaBody }) => koaBody(limits));
  const parse = await parser;
  await parse(ctx, () => Promise.resolve());
  return ctx.request.body;
}
