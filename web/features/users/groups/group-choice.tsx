import { useListGroups } from '#contract/hooks/groups.ts';
import { toggled } from '#web/format/toggled.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

interface GroupChoiceProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The groups of a new user; nothing if there are none. */
export function GroupChoice({ chosen, onChange }: GroupChoiceProps) {
  const groups = useListGroups();
  if (!groups.data || groups.data.length === 0) return null;
  const toggle = (id: string) => onChange(toggled(chosen, id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-cell font-label text-text">Groups</legend>
      <div className="grid max-h-36 gap-x-4 gap-y-1 overflow-y-auto rounded-lg border border-border px-3 py-2 sm:grid-cols-2">
        {groups.data.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.has(id)} onChange={() => toggle(id)} />
        ))}
      </div>
    </fieldset>
  );
}
