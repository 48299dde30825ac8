// Reads the body of one of the server's own small forms.
import { koaBody } from 'koa-body';
import { z } from 'zod';
import type { AppContext } from './request-state.ts';

const parseBody = koaBody({ formLimit: 16_384, json: false, multipart: false, text: false });

const parsedRequest = z.object({ body: z.unknown() });

/** The fields as sent; undefined for what is no form, or too large to be one of ours. */
export async function readForm(ctx: AppContext): Promise<unknown> {
  try {
    await parseBody(ctx, () => Promise.resolve());
  } catch {
    return undefined;
  }
  return parsedRequest.parse(ctx.request).body;
}
