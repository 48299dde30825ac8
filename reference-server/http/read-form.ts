// Reads the body of one of the server's own small forms.
import { ApiProblem } from '#core/errors.ts';
import { bodyParser } from './body-parser.ts';
import { inTime } from './body-pace.ts';
import type { AppContext } from './request-state.ts';

const parseBody = bodyParser({ formLimit: 16_384, json: false, multipart: false, text: false });

/** The fields as sent; undefined for what is no form, or too large to be one of ours. @throws ApiProblem 408 for what is late. */
export async function readForm(ctx: AppContext): Promise<unknown> {
  try {
    return await inTime(ctx, parseBody(ctx));
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    return undefined;
  }
}
