import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { type FolderForm, folderForm } from './folder-form.ts';

export type FolderFormApi = ReturnType<typeof useFolderForm>;

/**
 * The form of both folder dialogs: one submission at a time, an invalid one said in a toast and beside its field. What
 * nobody has touched follows the values, which somebody else may change meanwhile.
 */
export function useFolderForm(values: FolderForm, onValid: (form: FolderForm) => Promise<unknown>) {
  const form = useForm({
    resolver: zodResolver(folderForm),
    values,
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onChange',
  });
  const name = useWatch({ control: form.control, name: 'name' });
  const once = useOneAtATime();
  const onInvalid = (errors: FieldErrors<FolderForm>) => {
    const message = errors.name?.message ?? errors.description?.message;
    if (message !== undefined) toast({ title: 'Validation Error', message, tone: 'destructive' });
  };
  return {
    form,
    isNameEmpty: name === '',
    submit: form.handleSubmit((valid) => once(() => onValid(valid)), onInvalid),
  };
}
