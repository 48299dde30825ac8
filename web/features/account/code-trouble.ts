import { problemCode } from '#web/api/api-error.ts';
import { tryAgainIn } from '#web/api/retry-after.ts';
import { waitText } from '#web/format/time-left.ts';

const wrongCode = 'That code is not right. Codes work once, and only for a minute.';
export const wrongPasskey = 'That passkey was not accepted. Try again, or confirm in another way.';

/** The message for a refused proof; null for other failures. */
export function codeTrouble(error: unknown, wrong = wrongCode): string | null {
  const wait = tryAgainIn(error);
  if (wait > 0) return `That was wrong too often. Try again in ${waitText(wait)}.`;
  return problemCode(error) === 'second-factor-wrong' ? wrong : null;
}
