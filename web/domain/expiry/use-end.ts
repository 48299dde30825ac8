import { useState } from 'react';
import { expiryFault } from './chosen-end.ts';

/** The end that a form asks for: the props of its field, and a check before sending, which shows the fault. */
export function useEnd(before: string | null) {
  const [end, setEnd] = useState(before);
  const [error, setError] = useState<string>();
  const onChange = (next: string | null) => {
    setEnd(next);
    setError(undefined);
  };
  const isValid = (): boolean => {
    const fault = expiryFault(end);
    setError(fault ?? undefined);
    return fault === null;
  };
  return { end, isValid, setError, field: { value: end, onChange, error } };
}
