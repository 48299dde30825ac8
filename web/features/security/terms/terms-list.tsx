import { Eye, FilePen, ScrollText, Undo2 } from 'lucide-react';
import type { Group, Terms } from '#contract/types.ts';
import { dateText } from '#web/format/date-time.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { whom } from './whom.ts';

interface TermsListProps {
  terms: readonly Terms[] | undefined;
  groups: readonly Group[];
  error: Error | null;
  onRetry: () => void;
  onOpen: (kind: 'next' | 'show' | 'withdraw', terms: Terms) => void;
}

export function TermsList({ terms, groups, error, onRetry, onOpen }: TermsListProps) {
  if (terms === undefined) {
    return <NotLoaded what="the terms" error={error} onRetry={onRetry} widths={['w-40']} further={['w-52']} />;
  }
  if (terms.length === 0) {
    return <EmptyState icon={ScrollText} title="No terms" message="Nobody is asked for anything before entry" />;
  }
  return (
    <ul aria-label="Terms" className="divide-y divide-border rounded-xl border border-border">
      {terms.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 max-md:px-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-base font-medium break-words">{one.title}</p>
            <p className="text-caption break-words text-text-subtle">
              {`Version ${one.version}, for ${whom(one.groupIds, groups)}, published ${dateText(one.publishedAt)} by ${one.publishedByName}`}
            </p>
          </div>
          <Badge tone={one.withdrawnAt === null && one.accepted === one.asked ? 'success' : 'neutral'}>
            {one.withdrawnAt === null ? `${one.accepted} of ${one.asked} accepted` : 'Withdrawn'}
          </Badge>
          <span className="-mr-1.5 flex flex-none">
            <IconButton label={`Versions of ${one.title}`} icon={Eye} onClick={() => onOpen('show', one)} />
            <IconButton label={`New version of ${one.title}`} icon={FilePen} onClick={() => onOpen('next', one)} />
            {one.withdrawnAt === null && (
              <IconButton
                label={`Withdraw ${one.title}`}
                icon={Undo2}
                tone="danger"
                onClick={() => onOpen('withdraw', one)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
