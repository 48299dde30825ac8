import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FolderFields } from './folder-fields.tsx';
import type { FolderFormApi } from './use-folder-form.ts';

interface FolderFormDialogProps extends FolderFormApi {
  title: string;
  /** Words of the button that sends the form. */
  action: string;
  isBusy: boolean;
  onClose: () => void;
  /** A field that only this form has. */
  children?: ReactNode;
}

/** The frame of a folder's form, new or known. */
export function FolderFormDialog(props: FolderFormDialogProps) {
  const { title, action, isBusy, onClose, form, isNameEmpty, submit, children } = props;
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={isNameEmpty} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FolderFields form={form}>{children}</FolderFields>
      </form>
    </Dialog>
  );
}
