import { useCallback, useState } from 'react';
import { useCurrentUser } from './current-user.ts';
import { keptHere } from '#web/ui/browser/site-data.ts';

/**
 * A choice that survives reloading, by user and browser. `read` gets the stored text, or null, and returns its default
 * for unknown values.
 */
export function useKeptChoice<Value extends string | number>(
  name: string,
  read: (kept: string | null) => Value,
): [Value, (value: Value) => void] {
  const { id } = useCurrentUser();
  const key = `strongroom-${name}-${id}`;
  const [value, setValue] = useState(() => read(keptHere.get(key)));
  const choose = useCallback(
    (next: Value) => {
      setValue(next);
      keptHere.set(key, String(next));
    },
    [key],
  );
  return [value, choose];
}
