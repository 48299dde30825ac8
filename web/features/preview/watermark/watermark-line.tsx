import { Stamp } from 'lucide-react';
import type { Watermark } from './watermark.ts';

/** The legible watermark, and the only one in the accessibility tree. */
export function WatermarkLine({ warning, email, time, host }: Watermark) {
  return (
    <p className="flex min-h-8 flex-none flex-wrap items-center justify-center gap-x-2 border-b border-border px-4 py-1.5 text-caption text-text-muted">
      <Stamp size={14} aria-hidden className="text-text-subtle" />
      <strong className="font-semibold text-text">{warning}</strong>
      <span className="break-all">{email}</span>
      <span aria-hidden>·</span>
      <span className="tabular-nums">{time}</span>
      <span aria-hidden>·</span>
      <span>{host}</span>
    </p>
  );
}
