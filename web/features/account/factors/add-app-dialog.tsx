import { Copy } from 'lucide-react';
import { useFinishTotpEnrolment } from '#contract/hooks/account.ts';
import type { EnrolledFactor, TotpEnrolment } from '#contract/types.ts';
import { isGone } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { accountWords } from '#web/domain/words/account-words.ts';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { codeTrouble } from '../code-trouble.ts';
import { mono } from '../mono.ts';
import { appForm } from './factor-form.ts';
import { grouped } from './factor-state.ts';
import { encode } from 'uqr';

const QUIET_ZONE = 4;

interface AddAppDialogProps {
  enrolment: TotpEnrolment;
  /** The default name. */
  name: string;
  onAdded: (added: EnrolledFactor) => void;
  onClose: () => void;
}

export function AddAppDialog({ enrolment: { id, secret, uri }, name, onAdded, onClose }: AddAppDialogProps) {
  const { field, handleSubmit, setError, setFocus } = useSchemaForm(appForm, { name, code: '' });
  const finish = useChange(useFinishTotpEnrolment, accountWords.finishTotpEnrolment);
  const wrong = (message: string) => {
    setError('code', { message });
    setFocus('code', { shouldSelect: true });
    return true;
  };
  const add = handleSubmit((data) =>
    finish.run(
      { id, data },
      {
        done: onAdded,
        catches: (error) => {
          const trouble = codeTrouble(error);
          if (trouble !== null) return wrong(trouble);
          return isGone(error) && wrong('This took longer than ten minutes. Close this and begin again.');
        },
      },
    ),
  );
  return (
    <FormDialog
      // The answer may bring recovery codes, which are shown only once.
      onClose={() => !finish.isPending && onClose()}
      isDirty={false}
      title="Add Authenticator App"
      description="Scan the code with your app, then type the six digits that it shows."
      action="Add App"
      isBusy={finish.isPending}
      onSubmit={add}
    >
      <div className="flex items-center gap-5 max-md:flex-col">
        <QrCode text={uri} />
        <div className="grid min-w-0 gap-3">
          <p className="text-cell text-text-muted">
            Cannot scan it? Type this key into the app, or{' '}
            <a href={uri} className="text-accent-text underline">
              open it in an app on this device
            </a>
            .
          </p>
          <p
            aria-label="Key"
            style={mono}
            className="rounded-lg border border-border bg-surface-sunken px-3 py-2 text-cell break-words select-text"
          >
            {grouped(secret)}
          </p>
          <div>
            <Button size="sm" icon={Copy} onClick={() => void copyWithToast(secret)}>
              Copy key
            </Button>
          </div>
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" hint="Six digits" {...field('code')} />
        <TextField label="Name" autoComplete="off" hint="To recognise it by" {...field('name')} />
      </div>
    </FormDialog>
  );
}

/** A QR code as one path. Black on white in both themes, since cameras need it. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      width={184}
      height={184}
      className="flex-none rounded-lg border border-border"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
