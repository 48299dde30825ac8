import { type ComponentProps, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Dialog } from '../overlay/dialog.tsx';
import { Button } from './button.tsx';

interface FormDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'initialFocus' | 'onClose'
> {
  /** Words of the button that sends the form. */
  action: string;
  /** While there is nothing to send yet. */
  isDisabled?: boolean;
  /** The id of the words in the form that say why. */
  disabledBy?: string | undefined;
  isBusy?: boolean;
  /** Other words on that button meanwhile, where the product asks for them. */
  busyLabel?: string;
  onSubmit: (event: SyntheticEvent) => Promise<void> | void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** A question that stands over the form. */
  question?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: its fields, the way back, and the button that sends it. What is wrong is said by the form itself. */
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
