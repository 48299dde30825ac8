import { Copy, Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { productName } from '#web/domain/product/product-name.ts';
import { PrintSheet } from '#web/domain/product/print-sheet.tsx';
import { displayName } from '#web/domain/people/person.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useAskBeforeLeaving } from '#web/ui/browser/use-ask-before-leaving.ts';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';
import { saveFile } from '#web/ui/browser/save-file.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useStore } from '#web/ui/browser/store.ts';
import { printing } from '#web/ui/print/printing.ts';
import { mono } from '../mono.ts';

/** Shows the codes this one time. It closes only after the user confirms that they have saved them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isSaved, setSaved] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const copy = useRef<HTMLButtonElement>(null);
  const name = displayName(useCurrentUser());
  const isOnPaper = useStore(printing);
  useAskBeforeLeaving(() => !isSaved);
  const download = () => {
    const text = [`${productName}: recovery codes of ${name}`, 'Each works once.', '', ...codes, ''].join('\n');
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  return (
    <Dialog
      onClose={() => (isSaved ? onClose() : setReminded(true))}
      size="sm"
      title="Save Your Recovery Codes"
      description="Each gets you in once without your second factor. They are not shown again."
      initialFocus={copy}
      footer={
        <Button variant="primary" disabled={!isSaved} onClick={onClose}>
          Done
        </Button>
      }
    >
      <ol
        aria-label="Recovery codes"
        style={mono}
        className="grid gap-2 rounded-lg border border-border bg-surface-sunken p-4 text-center text-sm whitespace-nowrap select-text"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" icon={Copy} ref={copy} onClick={() => void copyWithToast(codes.join('\n'))}>
          Copy
        </Button>
        <Button size="sm" icon={Download} onClick={download}>
          Download
        </Button>
        <Button size="sm" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div role="status" className="mt-4">
        <Checkbox
          label="I have saved them"
          checked={isSaved}
          onChange={(event) => setSaved(event.target.checked)}
          error={isReminded && !isSaved ? 'Save the codes and tick this first: nobody can show them again' : undefined}
        />
      </div>
      {isOnPaper &&
        createPortal(
          <PrintSheet title="Recovery codes" about={[productName, name, 'Each works once']}>
            {codes.map((code) => (
              <p key={code} style={mono}>
                {code}
              </p>
            ))}
          </PrintSheet>,
          document.body,
        )}
    </Dialog>
  );
}
