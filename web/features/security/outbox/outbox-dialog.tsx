import { Inbox } from 'lucide-react';
import { useListOutbox } from '#contract/hooks/mail.ts';
import type { OutboxMail } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { momentText } from '#web/format/date-time.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const query = useListOutbox();
  const { data: mails } = query;
  return (
    <Dialog
      onClose={onClose}
      title="Mail"
      description="Sent and waiting mails. Without a mail server (SMTP_URL), all of them wait here."
      closeLabel="Close"
    >
      {!mails && <NotLoaded what="the mails" query={query} widths={['w-52']} further={['w-40']} />}
      {mails?.length === 0 && (
        <EmptyState icon={Inbox} title="No mails yet" message="Invitations, approvals and digests appear here" />
      )}
      {mails && mails.length > 0 && (
        <ul aria-label="Mails" className="divide-y divide-border rounded-xl border border-border">
          {mails.map((mail) => (
            <li key={mail.id}>
              <OneMail mail={mail} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const states: Readonly<Record<OutboxMail['state'], { tone: BadgeTone; label: string }>> = {
  waiting: { tone: 'neutral', label: 'Waiting' },
  sent: { tone: 'success', label: 'Sent' },
  dropped: { tone: 'outline', label: 'Not sent' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** Shown for mails whose texts are not kept. */
const subjects: Readonly<Record<OutboxMail['kind'], string>> = {
  invitation: 'An invitation',
  approval: 'An approval that waited',
  decided: 'An approval that was decided',
  request: 'A request for access',
  granted: 'A request for access was granted',
  declined: 'A request for access was declined',
  ending: 'Access that ends',
  alert: 'A security alert',
  digest: 'New documents',
  undelivered: 'Mails that could not be delivered',
};

function OneMail({ mail }: { mail: OutboxMail }) {
  const { tone, label } = states[mail.state];
  return (
    <details className="px-4 py-2.5 max-md:px-3">
      <summary className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 rounded-md max-md:min-h-11">
        <span className="min-w-0 flex-1 basis-56">
          <span className="block text-base font-medium break-words">{mail.subject ?? subjects[mail.kind]}</span>
          <span className="block text-caption break-words text-text-subtle">
            {`To ${mail.to}, ${momentText(new Date(mail.createdAt))}`}
          </span>
          {mail.error !== null && (
            <span className="block text-caption break-words text-danger">
              {`After ${counted(mail.attempts, 'try', 'tries')}: ${mail.error}`}
            </span>
          )}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </summary>
      <p className="mt-2 text-cell break-words whitespace-pre-wrap text-text-muted">
        {mail.state === 'sent' && mail.text !== null && 'Texts are not kept. Sent now, it would say:\n\n'}
        {mail.text ??
          (mail.state === 'sent'
            ? 'It was sent. Its subject is over by now, and its text is not kept.'
            : 'Its reader is gone or has stopped such mails, or its subject is over.')}
      </p>
    </details>
  );
}
