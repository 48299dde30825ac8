import { useCallback, useState } from 'react';
import { useCurrentUser } from './current-user.ts';
import { keptHere } from '#web/ui/browser/site-data.ts';

/**
 * A choice that is still made after a reload: for this person, in this browser. `read` gets what was kept, null where
 * nothing was; what it does not know it answers with its default.
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
