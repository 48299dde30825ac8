import { useState } from 'react';

import { ExpiryField } from '#web/domain/expiry/expiry-field.tsx';
import { expiryFault } from '#web/domain/expiry/expiry.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';

interface EndDialogProps {
  value: string | null;
  onEnd: (end: string | null) => void;
  onClose: () => void;
}

export function EndDialog({ value, onEnd, onClose }: EndDialogProps) {
  const [end, setEnd] = useState(value);
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      onClose={onClose}
      title="End of Access"
      description="Of the selected cells that give access."
      size="sm"
      action="Set End"
      onSubmit={() => {
        const fault = expiryFault(end);
        setError(fault ?? undefined);
        if (fault === null) onEnd(end);
      }}
    >
      <ExpiryField label="Access ends" value={end} onChange={setEnd} error={error} />
    </FormDialog>
  );
}
