import { Mail } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

const OutboxDialog = loadedLater(async () => (await import('./outbox/outbox-dialog.tsx')).OutboxDialog);

/** The way to the mails of the room. */
export function OutboxButton() {
  const { open, show, close } = useDialogs<'outbox'>();
  return (
    <>
      <Button icon={Mail} className="max-md:gap-0" onPointerEnter={OutboxDialog.preload} onClick={() => show('outbox')}>
        <span className="max-md:sr-only">Mail</span>
      </Button>
      {open && <OutboxDialog key={open.key} onClose={close} />}
    </>
  );
}
