import type { Watermark } from '#core/ports/watermarker.ts';

/** Two lines: the session's user and the time. */
export function markLines({ email, time }: Watermark): [email: string, time: string] {
  return [email, `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`];
}

/** Safe inside HTML and XML in any encoding that extends ASCII. */
export function asciiMarkup(text: string): string {
  return text.replace(/[^\w@.+ :-]/gu, (char) => `&#${char.codePointAt(0) ?? 0xfffd};`);
}
