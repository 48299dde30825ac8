import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useAskBeforeLeaving } from '../browser/use-ask-before-leaving.ts';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
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
  busyLabel?: string;
  onSubmit: (event: SyntheticEvent) => Promise<void> | void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Whether leaving asks first; by default once something was typed. */
  isDirty?: boolean;
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
  isDirty,
  question,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const typed = useRef(new Set<HTMLInputElement>());
  const [isAsking, setAsking] = useState(false);
  const holdsText = () => [...typed.current].some(({ isConnected, value }) => isConnected && value.trim() !== '');
  // What is being sent is not lost, and may end in a sign-in, as new terms do.
  const isLoss = () => !isBusy && (isDirty ?? holdsText());
  const close = () => (isLoss() ? setAsking(true) : dialog.onClose());
  useAskBeforeLeaving(isLoss);
  return (
    <Dialog
      {...dialog}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
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
        onInput={({ target }) => {
          if (isText(target)) typed.current.add(target);
        }}
        noValidate
        className="grid grid-cols-1 gap-4"
      >
        {children}
      </form>
      {question}
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onCancel={() => setAsking(false)}
        onConfirm={dialog.onClose}
      >
        They have not been saved.
      </ConfirmDialog>
    </Dialog>
  );
}

/** Something written, not chosen or searched for. */
const isText = (target: EventTarget): target is HTMLInputElement =>
  target instanceof Element && target.matches(':read-write:not([type="search"], [type^="date"])');
