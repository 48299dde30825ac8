// The addresses of the second factor's pages.
import type { AppContext } from '#server/http/request-state.ts';

export const SECOND_FACTOR_PATH = '/auth/second-factor';

export const places = {
  /** Requests a factor, or offers to set one up. */
  start: SECOND_FACTOR_PATH,
  recovery: `${SECOND_FACTOR_PATH}/recovery`,
  app: `${SECOND_FACTOR_PATH}/app`,
  passkey: `${SECOND_FACTOR_PATH}/passkey`,
  somebodyElse: '/api/login?again=true',
} as const;

export function seeOther(ctx: AppContext, location: string): void {
  ctx.redirect(location);
  ctx.status = 303;
}

/** Parses the browser's passkey answer from a form field. */
export function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
