import { Link } from 'wouter';
import { Eye, type LucideIcon, ScrollText, Stamp } from 'lucide-react';
import { whoOpened } from '#web/domain/activity/who-opened.ts';
import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';

const notes: readonly { icon: LucideIcon; text: string }[] = [
  { icon: Eye, text: 'View-only mode' },
  { icon: Stamp, text: 'Watermarked' },
  { icon: ScrollText, text: 'Activity logged' },
];

export function PreviewFooter({ documentId }: { documentId: string }) {
  const maySeeLog = useMayCall(roles.searchAuditLogs);
  return (
    <ul className="flex min-h-11 flex-none flex-wrap items-center gap-x-6 gap-y-1 border-t border-border px-5 py-2 text-cell text-text-muted max-md:gap-x-4 print:hidden">
      {notes.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon size={16} aria-hidden className="text-text-subtle" />
          {text}
        </li>
      ))}
      {maySeeLog && (
        <li className="md:ml-auto">
          <Link
            href={whoOpened(documentId)}
            className="rounded-sm font-label text-accent-text underline-offset-2 hover:underline"
          >
            Who opened this
          </Link>
        </li>
      )}
    </ul>
  );
}
