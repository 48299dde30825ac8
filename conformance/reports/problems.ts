// The code of a refusal: by what a call was refused for, it is one and no other.
import { z } from 'zod';
import { textOf, type WireAnswer } from '../target.ts';

const problem = z.looseObject({ code: z.string() });

/** What a problem document says; null for anything else. */
export function codeOf(answer: WireAnswer): string | null {
  try {
    return problem.parse(JSON.parse(textOf(answer))).code;
  } catch {
    return null;
  }
}

/** What a refusal for no other reason than its status says. */
const plain: Readonly<Record<number, string>> = {
  400: 'invalid-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  416: 'range-not-satisfiable',
};

/** What is wrong with the code of a refusal; null where it is right, or where a page was answered. */
export function codeFault(answer: WireAnswer, expected = plain[answer.status]): string | null {
  const code = codeOf(answer);
  return expected === undefined || code === null || code === expected ? null : `its code is ${code}, not ${expected}`;
}
