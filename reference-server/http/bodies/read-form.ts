// Reads the body of the server's own small forms.
import * as z from 'zod';
import { ApiProblem, payloadTooLarge } from '#core/call/errors.ts';
import { bodyParser } from './body-parser.ts';
import { inTime } from '../limits/body-pace.ts';
import type { AppContext } from '../request-state.ts';

const parseBody = bodyParser({ formLimit: 16_384, json: false, multipart: false, text: false });

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
