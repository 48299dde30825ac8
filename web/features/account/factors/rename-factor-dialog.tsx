import { useRenameSecondFactor } from '#contract/hooks/account.ts';
import type { SecondFactor } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { accountWords } from '#web/domain/words/account-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';

import { nameForm } from './factor-form.ts';

export function RenameFactorDialog({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const { field, handleSubmit } = useSchemaForm(nameForm, { name: factor.name });
  const rename = useChange(useRenameSecondFactor, accountWords.renameSecondFactor);
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Rename"
      action="Rename"
      isBusy={rename.isPending}
      onSubmit={handleSubmit((data) => rename.run({ id: factor.id, data }, { done: onClose }))}
    >
      <TextField label="Name" autoComplete="off" {...field('name')} />
    </FormDialog>
  );
}
