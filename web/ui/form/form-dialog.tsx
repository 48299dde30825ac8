import { type ComponentProps, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Dialog } from '../overlay/dialog.tsx';
import { Button } from './button.tsx';

interface FormDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'initialFocus' | 'onClose'
> {
  /** The label of the submit button. */
  action: string;
  /** While there is nothing to send. */
  isDisabled?: boolean;
  /** The id of the text that explains it. */
  disabledBy?: string | undefined;
  isBusy?: boolean;
  /** The submit button's label while sending. */
  busyLabel?: string;
  onSubmit: (event: SyntheticEvent) => Promise<void> | void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** A question over the form. */
  question?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog with cancel and submit buttons. The form shows its errors itself. */
export function FormDialog({
  action,
  isDisabled = false,
  disabledBy,
  isBusy = false,
  busyLabel,
  onSubmit,
  onKeyDown,
  question,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={isDisabled}
            aria-describedby={disabledBy}
            isBusy={isBusy}
            {...(busyLabel !== undefined && { busyLabel })}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit(event);
        }}
        onKeyDown={onKeyDown}
        noValidate
        className="grid grid-cols-1 gap-4"
      >
        {children}
      </form>
      {question}
    </Dialog>
  );
}
