import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps what is entered, so that the next dialog of the batch continues with it. */
export function useKeptDraft<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  keep: (values: Values) => void,
): void {
  const onValues = useEffectEvent(keep);
  useEffect(() => {
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) });
    return () => stop();
  }, [subscribe]);
}
