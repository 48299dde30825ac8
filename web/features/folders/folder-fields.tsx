import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { accessExplanations } from '#web/domain/access/access-explanation.ts';
import { AccessLevelSelect } from '#web/domain/access/access-level-select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { FolderForm } from './folder-form.ts';

/** The fields that a new folder and an edited one share; `children` stand before the access level. */
export function FolderFields({ form, children }: { form: UseFormReturn<FolderForm>; children?: ReactNode }) {
  const { errors } = form.formState;
  const level = form.watch('accessLevel');
  return (
    <>
      <TextField
        label="Name"
        placeholder="Folder name"
        autoComplete="off"
        maxLength={255}
        data-autofocus
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label="Description"
        hint="Optional"
        rows={3}
        maxLength={2000}
        error={errors.description?.message}
        {...form.register('description')}
      />
      {children}
      <AccessLevelSelect hint={accessExplanations[level]} {...form.register('accessLevel')} />
    </>
  );
}
