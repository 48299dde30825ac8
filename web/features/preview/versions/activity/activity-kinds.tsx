import { Link } from 'wouter';
import { whoOpened } from '#web/domain/activity/who-opened.ts';
import { Button } from '#web/ui/form/button.tsx';

const kinds = [
  { type: null, label: 'Everything' },
  { type: 'document_view', label: 'Views' },
  { type: 'document_download', label: 'Downloads' },
];

interface ActivityKindsProps {
  /** The type of the entries shown; null for all. */
  kind: string | null;
  onKind: (kind: string | null) => void;
  documentId: string;
}

/** Filters the entries, with a link to the same in the audit trail. */
export function ActivityKinds({ kind, onKind, documentId }: ActivityKindsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1 border-b border-border px-3 py-2">
      <div role="group" aria-label="Kind of activity" className="flex gap-1">
        {kinds.map(({ type, label }) => (
          <Button
            key={label}
            size="sm"
            variant={type === kind ? 'secondary' : 'quiet'}
            aria-pressed={type === kind}
            onClick={() => onKind(type)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Link
        href={whoOpened(documentId)}
        className="ml-auto rounded-sm py-1 text-caption font-label text-accent-text underline-offset-2 hover:underline"
      >
        In the audit trail
      </Link>
    </div>
  );
}
