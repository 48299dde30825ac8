import { Check, CircleMinus, TriangleAlert } from 'lucide-react';

import type { Document, DocumentSettings } from '#contract/types.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { isDownloadRestricted } from '#web/domain/access/restrictions.ts';
import { isSealed, restrictionSummary } from '../restrictions.ts';

interface RestrictionSummaryProps {
  settings: DocumentSettings;
  mimeType: Document['mimeType'];
}

export function RestrictionSummary({ settings, mimeType }: RestrictionSummaryProps) {
  return (
    <section aria-label="Current restrictions" className="rounded-xl border border-border bg-surface-sunken px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-group">Current restrictions</h3>
        <AccessBadge level={settings.accessLevel} />
      </div>
      <ul className="mt-2 grid gap-1 text-cell text-text-muted">
        {restrictionSummary(settings).map((line) => (
          <li key={line} className="flex items-center gap-2">
            {line.endsWith('restricted') ? (
              <CircleMinus size={14} aria-hidden className="text-danger" />
            ) : (
              <Check size={14} aria-hidden className="text-success" />
            )}
            {line}
          </li>
        ))}
      </ul>
      {isDownloadRestricted(settings) && (
        <p className="mt-2 text-caption text-text-subtle">
          Nobody can download a confidential document with restricted downloads.
        </p>
      )}
      {isSealed({ ...settings, mimeType }) && (
        <p role="alert" className="mt-2 flex gap-2 text-caption text-warning">
          <TriangleAlert size={14} aria-hidden className="mt-px flex-none" />
          This type of file has no preview: with these settings nobody can open it, administrators included.
        </p>
      )}
    </section>
  );
}
