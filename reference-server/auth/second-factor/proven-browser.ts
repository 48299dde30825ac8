// After a second factor at sign-in, the browser gets a signed cookie. Wrong codes from this browser are counted
// separately, so that strangers who know the password cannot lock the owner out there. The password alone does not set
// the cookie.
import { randomUUID } from 'node:crypto';
import type { Finished } from '#core/identity/sign-in/half-steps.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { Cookie } from '#server/http/session-cookie.ts';
import { takeSession } from '../sign-in/take-session.ts';
import type { SecondFactorParts } from './second-factor-parts.ts';

const ONE_YEAR_IN_MS = 365 * 24 * 3600 * 1000;
const proven = new Cookie('strongroom_proven', { sameSite: 'lax', maxAgeMs: ONE_YEAR_IN_MS, signed: true });

/** Stores the session and the mark. @returns where to continue */
export async function takeProven(ctx: AppContext, parts: SecondFactorParts, finished: Finished): Promise<string> {
  proven.write(ctx, `${finished.user.id}.${randomUUID()}`);
  return takeSession(ctx, parts, finished);
}

/** This browser's mark for the user; it is signed. */
export function markOf(ctx: AppContext, userId: string): string | null {
  const mark = proven.read(ctx);
  return mark?.startsWith(`${userId}.`) ? mark : null;
}
