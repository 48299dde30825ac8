import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { grantValues, type GrantValues, nothingChosen } from './grant-values.ts';

/** The grant form with its holder, who may be preselected; it can be filled from an existing grant, and reset. */
export function useGrantForm(untouched = nothingChosen, holder = '') {
  const form = useForm<GrantValues>({ resolver: zodResolver(grantValues), defaultValues: { ...untouched, holder } });
  const chosen = useWatch({ control: form.control, name: 'holder' });
  return {
    form,
    chosen,
    change(values: GrantValues) {
      form.reset(values, { keepFieldsRef: true });
      form.setFocus('holder');
    },
    /** Keeps a different holder chosen during the call. */
    done({ holder }: GrantValues) {
      if (form.getValues('holder') === holder) form.reset(untouched);
    },
  };
}

export type GrantFormApi = ReturnType<typeof useGrantForm>;
