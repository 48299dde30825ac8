import { ScrollText } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

const TermsDialog = loadedLater(async () => (await import('./terms/terms-dialog.tsx')).TermsDialog);

/** The way to what people accept before they come in. */
export function TermsButton() {
  const { open, show, close } = useDialogs<'terms'>();
  return (
    <>
      <Button
        icon={ScrollText}
        className="max-md:gap-0"
        onPointerEnter={TermsDialog.preload}
        onClick={() => show('terms')}
      >
        <span className="max-md:sr-only">Terms before entry</span>
      </Button>
      {open && <TermsDialog key={open.key} onClose={close} />}
    </>
  );
}
