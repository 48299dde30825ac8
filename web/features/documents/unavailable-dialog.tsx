import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** A link leads to a document that is not in the list: deleted, or not for this person. It does not say which. */
export function UnavailableDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Document not available"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="text-base text-text-muted">
        This document is not available to you. It may have been deleted, or you may not have access to it.
      </p>
    </Dialog>
  );
}
