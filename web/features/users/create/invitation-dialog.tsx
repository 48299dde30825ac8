import { useRef, type RefObject } from 'react';
import type { Invitation } from '#contract/types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Copy } from 'lucide-react';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';
import { cx } from '#web/ui/theme/cx.ts';

interface InvitationDialogProps {
  /** Whether the user is new, or only the link. */
  isNewUser: boolean;
  /** The invited user's name or e-mail. */
  name: string;
  invitation: Invitation;
  onClose: () => void;
}

const nextSteps = [
  'Send the invitation link to the user, on its own or with the whole message.',
  'The user needs an account with the identity provider. The link leads to it.',
  'Once logged in, the user gets access to what was permitted.',
];

/** The invitation to pass on to the user, with the server's message. */
export function InvitationDialog({ isNewUser, name, invitation, onClose }: InvitationDialogProps) {
  const copyLink = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      onClose={onClose}
      title={isNewUser ? 'User Created Successfully!' : 'New Invitation Link'}
      description={isNewUser ? `${name} can now be invited.` : `For ${name}. The earlier link no longer works.`}
      initialFocus={copyLink}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-5 pt-1">
        <CopyBlock title="Invitation link" text={invitation.link} copyLabel="Copy link" isLink buttonRef={copyLink} />
        <CopyBlock title="Full message" text={invitation.message} copyLabel="Copy message" />
        <section>
          <h3 className="mb-2 text-cell font-label">Next steps</h3>
          <ol className="grid gap-2">
            {nextSteps.map((step, index) => (
              <li key={step} className="flex gap-3 text-cell text-text-muted">
                <span
                  aria-hidden
                  className="grid size-5 flex-none place-items-center rounded-full bg-accent-soft text-caption font-label text-accent-text tabular-nums"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Dialog>
  );
}

interface CopyBlockProps {
  title: string;
  text: string;
  copyLabel: string;
  /** A link breaks anywhere; a message keeps its words and line breaks. */
  isLink?: boolean;
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

function CopyBlock({ title, text, copyLabel, isLink = false, buttonRef }: CopyBlockProps) {
  return (
    <section>
      <div className="mb-1.5 flex items-center justify-between gap-4">
        <h3 className="text-cell font-label">{title}</h3>
        <Button size="sm" icon={Copy} ref={buttonRef} onClick={() => void copyWithToast(text)}>
          {copyLabel}
        </Button>
      </div>
      <p
        className={cx(
          'rounded-lg border border-border bg-surface-sunken px-3 py-2 text-cell select-text',
          isLink ? 'break-all' : 'break-words whitespace-pre-wrap',
        )}
      >
        {text}
      </p>
    </section>
  );
}
