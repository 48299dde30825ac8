// Sends a server-made page: never cached, never framed, and with no scripts but the server's own.
import { createHash } from 'node:crypto';
import type { Answer } from '#core/call/operation.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { styles } from './styles.ts';

const stylesHash = createHash('sha256').update(styles).digest('base64');

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${stylesHash}'`,
  "font-src 'self'",
  "img-src 'self' data:",
  "script-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPE = 'text/html; charset=utf-8';

export function pageAnswer(status: number, text: string): Answer {
  return { status, headers: { 'Content-Security-Policy': policy }, body: { type: TYPE, text } };
}

export function sendPage(ctx: AppContext, status: number, text: string): void {
  ctx.status = status;
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'private, no-store');
  // Without it, browsers send forms with `Origin: null`, and over plain http no `Sec-Fetch-Site` either.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.type = TYPE;
  ctx.body = text;
}
