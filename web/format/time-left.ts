import { counted } from './counted.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A waiting time, rounded up: "40 seconds", "5 minutes". */
export function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / SECOND));
  return seconds <= 60 ? counted(seconds, 'second') : counted(Math.ceil(ms / MINUTE), 'minute');
}

/** A countdown: "1:45". */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
