import { z } from 'zod';
import type { CreateComplianceReportRequest } from '#contract/types.ts';
import { serverNow } from '#web/api/server-time.ts';
import { dayOf, lastDayBefore } from '#web/format/days.ts';
import { daysFault, ownPeriod, type Period, type Preset, presetPeriod, presets } from './period.ts';

export const formats = ['pdf', 'csv', 'json'] as const;

/** The chosen period; the days apply to own dates only. */
export const reportForm = z
  .object({ preset: z.enum(presets), first: z.string(), last: z.string(), format: z.enum(formats) })
  .superRefine(({ preset, first, last }, context) => {
    const fault = preset === 'own' ? daysFault(first, last, new Date(serverNow())) : null;
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });

export type ReportForm = z.infer<typeof reportForm>;

export const firstChoice: ReportForm = { preset: 'month', first: '', last: '', format: 'pdf' };

/** The period of these choices; null for invalid own dates. */
export function periodOf({ preset, first, last }: { preset: Preset; first: string; last: string }): Period | null {
  const now = new Date(serverNow());
  if (preset !== 'own') return presetPeriod(preset, now);
  return daysFault(first, last, now) === null ? ownPeriod(first, last, now) : null;
}

/** The request at the time of sending; null for an invalid period. */
export function toRequest(form: ReportForm): CreateComplianceReportRequest | null {
  const period = periodOf(form);
  if (period === null) return null;
  const { from, to } = period;
  const lastDay = to === undefined ? dayOf(serverNow()) : lastDayBefore(to);
  return { ...period, format: form.format, firstDay: dayOf(from), lastDay };
}
