import { useState } from 'react';
import { toggled } from '#web/format/toggled.ts';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { nameAndEmail } from '#web/domain/people/person.ts';
import { groupOption, holderKey } from '../holders/holder.ts';
import type { Holders } from '../holders/use-holders.ts';

interface HolderChoiceProps {
  holders: Holders;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** From this number on, the list has a search field. */
const many = 8;

/** Chooses any number of users and groups. */
export function HolderChoice({ holders, chosen, onChange }: HolderChoiceProps) {
  const [search, setSearch] = useState('');
  const options = [
    ...holders.groups.map((group) => ({
      key: holderKey({ userId: null, groupId: group.id }),
      label: groupOption(group),
    })),
    ...holders.users.map((user) => ({ key: holderKey({ userId: user.id, groupId: null }), label: nameAndEmail(user) })),
  ];
  const term = searchTerm(search);
  const shown = options.filter(({ label }) => term === '' || searchText(label).includes(term));
  const toggle = (key: string) => onChange(toggled(chosen, key));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-cell font-label text-text">People and groups</legend>
      {options.length > many && (
        <SearchField label="Search people and groups" value={search} onChange={setSearch} className="mb-2" />
      )}
      <div className="max-h-48 overflow-y-auto rounded-lg border border-border px-3 py-1.5">
        {shown.length === 0 && (
          <p className="py-1.5 text-cell text-text-subtle">
            {options.length === 0 ? 'There is nobody to give access to.' : 'Nobody is called so.'}
          </p>
        )}
        {shown.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={chosen.has(key)}
            onChange={() => toggle(key)}
            className="block! py-1 [&_label]:min-h-7 [&_label>span:last-child]:min-w-0 [&_label>span:last-child]:break-words"
          />
        ))}
      </div>
    </fieldset>
  );
}
