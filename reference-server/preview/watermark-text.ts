import type { Watermark } from '#core/ports/watermarker.ts';

/** The session's user, the time, and a note if there is one. */
export function markLines({ email, time, note }: Watermark): [email: string, time: string, ...note: string[]] {
  return [email, `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`, ...(note === undefined ? [] : [note])];
}

/** Safe inside HTML and XML in any encoding that extends ASCII. */
export function asciiMarkup(text: string): string {
  return text.replace(/[^\w@.+ :-]/gu, (char) => `&#${char.codePointAt(0) ?? 0xfffd};`);
}
