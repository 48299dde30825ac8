import { Cookie } from '#server/http/session-cookie.ts';

const THIRTY_DAYS_IN_MS = 30 * 24 * 3600 * 1000;

/** Remembers in the browser that the user signed out or was refused, so that the provider asks again next time. */
export const signedOutMark = new Cookie('strongroom_signed_out', { sameSite: 'lax', maxAgeMs: THIRTY_DAYS_IN_MS });

export const IS_SIGNED_OUT = '1';
