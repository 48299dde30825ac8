// Reads the body of one of the server's own small forms.
import { bodyParser } from './body-parser.ts';
import type { AppContext } from './request-state.ts';

const parseBody = bodyParser({ formLimit: 16_384, json: false, multipart: false, text: false });

/** The fields as sent; undefined for what is no form, or too large to be one of ours. */
export async function readForm(ctx: AppContext): Promise<unknown> {
  try {
    return await parseBody(ctx);
  } catch {
    return undefined;
  }
}
