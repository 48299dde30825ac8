// Ends of rights and of access: parsing and wording.
import { invalidRequest } from '../call/errors.ts';
import type { GroupRecord } from './records.ts';

/** Normalises an end; null means none. @throws ApiProblem 400 for another one in the past or after the year 9999 */
export function endToCome(expiresAt: string | null | undefined, now: Date, was?: string | null): string | null {
  if (expiresAt == null) return null;
  if (was && endOf(expiresAt) === endOf(was)) return was;
  if (isOver(expiresAt, now)) throw invalidRequest([{ name: 'expiresAt', reason: 'This time has passed already' }]);
  const end = new Date(expiresAt).toISOString();
  if (!/^\d{4}-/.test(end)) throw invalidRequest([{ name: 'expiresAt', reason: 'This time is too far away' }]);
  return end;
}

/** In UTC and within the years that compare as text, 0000 to 9999. */
export function inUtc(time: string): string {
  const moment = new Date(time).toISOString();
  if (moment.startsWith('-')) return '0000-01-01T00:00:00.000Z';
  return moment.startsWith('+') ? '9999-12-31T23:59:59.999Z' : moment;
}

/** `2026-03-03 23:00 UTC`. */
export const momentInWords = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** ` until 2026-03-03 23:00 UTC`, for the end of a sentence; empty without an end. */
export function untilInWords(expiresAt: string | null | undefined): string {
  return expiresAt == null ? '' : ` until ${momentInWords(expiresAt)}`;
}

export function isOver(expiresAt: string | null | undefined, now: Date): boolean {
  return endOf(expiresAt) <= now.getTime();
}

/** Whether what a group gives counts: it is neither suspended nor over. */
export function isInForce({ suspendedAt, expiresAt }: GroupRecord, now: Date): boolean {
  return !suspendedAt && !isOver(expiresAt, now);
}

/** In milliseconds since 1970; Infinity without an end. */
export function endOf(expiresAt: string | null | undefined): number {
  return expiresAt ? Date.parse(expiresAt) : Infinity;
}
