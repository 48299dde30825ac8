import type { ReactNode } from 'react';
import type { Group } from '#contract/types.ts';
import { toggled } from '#web/format/toggled.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

interface GroupChoiceProps {
  groups: readonly Group[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Below the groups. */
  children?: ReactNode;
}

export function GroupChoice({ groups, chosen, onChange, children }: GroupChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-cell font-label text-text">Groups</legend>
      <div className="grid max-h-36 gap-x-4 gap-y-1 overflow-y-auto rounded-lg border border-border px-3 py-2 sm:grid-cols-2">
        {groups.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.has(id)} onChange={() => onChange(toggled(chosen, id))} />
        ))}
        {groups.length === 0 && <p className="text-cell text-text-subtle">There are no groups yet</p>}
      </div>
      {children}
    </fieldset>
  );
}
