import { zonedText } from '#web/format/date-time.ts';

/** For what could be read before. The server does not say which it was: what one may not see does not exist. */
export function accessEnded(at: Date): string {
  return (
    `This was noticed on ${zonedText(at)}. Your access was withdrawn or ran out, or the document was deleted. Ask the ` +
    'people who run this data room if you still need it.'
  );
}
