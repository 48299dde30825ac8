import { ExpiryField, useEnd } from '#web/domain/expiry/expiry-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';

interface EndDialogProps {
  value: string | null;
  onEnd: (end: string | null) => void;
  onClose: () => void;
}

export function EndDialog({ value, onEnd, onClose }: EndDialogProps) {
  const { end, isValid, field } = useEnd(value);
  return (
    <FormDialog
      onClose={onClose}
      title="End of Access"
      description="Of the selected cells that give access."
      size="sm"
      action="Set End"
      onSubmit={() => {
        if (isValid()) onEnd(end);
      }}
    >
      <ExpiryField label="Access ends" {...field} />
    </FormDialog>
  );
}
