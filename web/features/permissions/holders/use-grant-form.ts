import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { grantValues, type GrantValues, nothingChosen } from './grant-values.ts';

/** The grant form with its holder, who may be preselected; it can be filled from an existing grant, and reset. */
export function useGrantForm(untouched = nothingChosen, holder = '') {
  const form = useForm<GrantValues>({ resolver: zodResolver(grantValues), defaultValues: { ...untouched, holder } });
  const chosen = useWatch({ control: form.control, name: 'holder' });
  const [began, setBegan] = useState<GrantValues | null>(null);
  const [round, setRound] = useState(0);
  return {
    form,
    chosen,
    began,
    /** Counts the grants it was filled from: a field that holds its own text starts anew with each. */
    round,
    change(values: GrantValues) {
      setBegan(values);
      setRound(round + 1);
      form.reset(values, { keepFieldsRef: true });
      form.setFocus('holder');
    },
    /** Keeps a different holder chosen during the call. */
    done({ holder }: GrantValues) {
      if (form.getValues('holder') !== holder) return;
      form.reset(untouched);
      setBegan(null);
    },
  };
}

export type GrantFormApi = ReturnType<typeof useGrantForm>;
