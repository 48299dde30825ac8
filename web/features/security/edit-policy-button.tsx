import { SlidersHorizontal } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

const EditPolicyDialog = loadedLater(async () => (await import('./policy/edit-policy-dialog.tsx')).EditPolicyDialog);

/** The way to change what this page tells of. */
export function EditPolicyButton() {
  const { open, show, close } = useDialogs<'policy'>();
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        className="max-md:gap-0"
        onPointerEnter={EditPolicyDialog.preload}
        onClick={() => show('policy')}
      >
        <span className="max-md:sr-only">Edit Policy</span>
      </Button>
      {open && <EditPolicyDialog key={open.key} onClose={close} />}
    </>
  );
}
