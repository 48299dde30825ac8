import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { grantValues, type GrantValues, nothingChosen } from './grant-values.ts';

/** The form of a grant, with who is chosen in it, and ways to fill it from a grant that is there and to empty it. */
export function useGrantForm(untouched = nothingChosen) {
  const form = useForm<GrantValues>({ resolver: zodResolver(grantValues), defaultValues: untouched });
  const chosen = useWatch({ control: form.control, name: 'holder' });
  return {
    form,
    chosen,
    change(values: GrantValues) {
      form.reset(values, { keepFieldsRef: true });
      form.setFocus('holder');
    },
    /** Somebody else may have been chosen while a call was on its way: that choice stays. */
    done({ holder }: GrantValues) {
      if (form.getValues('holder') === holder) form.reset(untouched);
    },
  };
}

export type GrantFormApi = ReturnType<typeof useGrantForm>;
