// Checks the code of a refusal, which its reason determines.
import { z } from 'zod';
import { textOf, type WireAnswer } from '../target.ts';

const problem = z.looseObject({ code: z.string() });

/** The code of a problem document; null for anything else. */
export function codeOf(answer: WireAnswer): string | null {
  try {
    return problem.parse(JSON.parse(textOf(answer))).code;
  } catch {
    return null;
  }
}

/** The codes of refusals without a specific reason. */
const plain: Readonly<Record<number, string>> = {
  400: 'invalid-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  416: 'range-not-satisfiable',
};

/** The fault of a refusal's code; null if it is right, or if a page was answered. */
export function codeFault(answer: WireAnswer, expected = plain[answer.status]): string | null {
  const code = codeOf(answer);
  return expected === undefined || code === null || code === expected ? null : `its code is ${code}, not ${expected}`;
}
