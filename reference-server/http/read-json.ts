// Reads a JSON body when somebody asks for it, and not before: what is refused earlier is never parsed.
import * as z from 'zod';
import { ApiProblem, invalidRequest, payloadTooLarge, unsupportedMediaType } from '#core/desk/errors.ts';
import { bodyParser } from './body-parser.ts';
import { inTime } from './body-pace.ts';
import type { AppContext } from './request-state.ts';

const LIMIT_IN_BYTES = 65_536;

const parseBody = bodyParser({
  jsonLimit: LIMIT_IN_BYTES,
  jsonTypes: ['json', '+json'],
  multipart: false,
  text: false,
  urlencoded: false,
});

const failure = z.object({ status: z.number() });

/** @throws ApiProblem 408 when it does not come in time, 413 above 65,536 bytes, 415 for an encoding that is not known, 400 for what is not JSON. */
export async function readJson(ctx: AppContext): Promise<unknown> {
  try {
    return await inTime(ctx, parseBody(ctx));
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    const status = failure.safeParse(error).data?.status;
    if (status === 413) throw payloadTooLarge();
    if (status === 415) throw unsupportedMediaType();
    throw invalidRequest([], 'The request body is not valid JSON');
  }
}
