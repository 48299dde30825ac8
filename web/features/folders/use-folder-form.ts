import { type FieldErrors, useWatch } from 'react-hook-form';
import { toast } from '#web/ui/feedback/toast.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { type FolderForm, folderForm } from './folder-form.ts';

export type FolderFormApi = ReturnType<typeof useFolderForm>;

/** The form of both folder dialogs; errors are shown in a toast and beside the field. */
export function useFolderForm(values: FolderForm, onValid: (form: FolderForm) => Promise<void>) {
  const form = useSchemaForm(folderForm, values);
  const name = useWatch({ control: form.control, name: 'name' });
  const onInvalid = (errors: FieldErrors<FolderForm>) => {
    const message = errors.name?.message ?? errors.description?.message;
    if (message !== undefined) toast({ title: 'Validation Error', message, tone: 'destructive', isPassing: true });
  };
  return { form, isNameEmpty: name === '', submit: form.handleSubmit(onValid, onInvalid) };
}
