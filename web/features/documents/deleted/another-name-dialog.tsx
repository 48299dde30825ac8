import { z } from 'zod';
import { usePutBackItem } from '#contract/hooks/deleted.ts';
import type { DeletedItem, ProblemCode } from '#contract/types.ts';
import { PutBackItemBody } from '#contract/zod/deleted.ts';
import { problemCode } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { requiredText } from '#web/domain/names/required-text.ts';
import { deletedWords } from '#web/domain/words/deleted-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';

const nameForm = z.object({
  name: requiredText('A name is required').pipe(PutBackItemBody.shape.name.unwrap()),
});

export const isNameTaken = (refusal: unknown) => problemCode(refusal) === ('name-taken' satisfies ProblemCode);

/** For a document whose name was given again while it was deleted. */
export function AnotherNameDialog({ item, onClose }: { item: DeletedItem; onClose: () => void }) {
  const { id, name, folderName, isPlaceGone } = item;
  const { field, handleSubmit, setError } = useSchemaForm(nameForm, { name: restored(name) });
  const putBack = useChange(usePutBackItem, deletedWords.putBackItem);
  const catches = (refusal: unknown) => {
    if (isNameTaken(refusal)) setError('name', { message: 'Another document there has that name, too' });
    return isNameTaken(refusal);
  };
  const submit = handleSubmit((data) => putBack.run({ id, data }, { done: onClose, failed: onClose, catches }));
  const place = isPlaceGone ? 'Home' : (folderName ?? 'Home');
  return (
    <FormDialog
      size="sm"
      title="Put Back under Another Name"
      description={`Another document in ${place} is called “${name}” by now.`}
      action="Put Back"
      isBusy={putBack.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" spellCheck={false} maxLength={255} {...field('name')} />
    </FormDialog>
  );
}

/** "May (restored).pdf" for "May.pdf". */
function restored(name: string): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[a-z0-9]{1,8})?$/i.exec(name) ?? [];
  const mark = ` (restored)${extension}`;
  return (
    Array.from(stem)
      .slice(0, 255 - mark.length)
      .join('') + mark
  );
}
