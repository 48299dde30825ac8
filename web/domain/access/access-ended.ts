import { zonedText } from '#web/format/date-time.ts';

/** Shown for an item that was readable before. The server does not reveal why it is gone. */
export function accessEnded(at: number): string {
  return (
    `This was noticed on ${zonedText(new Date(at))}. Your access was withdrawn or ran out, or the document was deleted. Ask the ` +
    'people who run this data room if you still need it.'
  );
}
