// Times and numbers in print.
import { isBeginning } from '#core/reports/report.ts';

/** A time in UTC to the second; other text unchanged. */
export function moment(text: string): string {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return text;
  return isBeginning(text) ? 'The beginning of the log' : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}

const thousands = new Intl.NumberFormat('en-US');

export function grouped(text: string): string {
  return /^\d+$/.test(text) ? thousands.format(Number(text)) : text;
}
