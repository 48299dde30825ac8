import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FactorsPanel } from './factors-panel.tsx';

/** Sets up a second factor over the dialog that needs it. */
export function SetUpFactorDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Set Up Your Second Factor"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <FactorsPanel />
    </Dialog>
  );
}
