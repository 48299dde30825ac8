import { useCallback, useState } from 'react';
import { useCurrentUser } from './current-user.ts';
import { keptHere } from '#web/ui/browser/site-data.ts';

/** Survives reloading, by user and browser. `read` gets the stored text or null, and returns the default. */
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
