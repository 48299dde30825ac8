import { useState } from 'react';

import type { User } from '#contract/types.ts';
import { toggled } from '#web/format/toggled.ts';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';
import { displayName, nameAndEmail } from '#web/domain/people/person.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';

/** Others are found by searching. */
const MOST_ROWS = 100;

interface PeoplePickerProps {
  users: readonly User[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses any number of users by name or e-mail. */
export function PeoplePicker({ users, chosen, onChange }: PeoplePickerProps) {
  const [search, setSearch] = useState('');
  const wanted = searchTerm(search);
  const found = users.filter((user) => searchText(displayName(user), user.email).includes(wanted));
  const shown = found.slice(0, MOST_ROWS);
  const toggle = (id: string) => onChange(toggled(chosen, id));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-cell font-label text-text">
        Members <span className="font-normal text-text-subtle">({chosen.size} chosen)</span>
      </legend>
      <SearchField label="Search people" value={search} onChange={setSearch} />
      <ul className="max-h-72 divide-y divide-border overflow-y-auto rounded-lg border border-border">
        {shown.map((user) => (
          <li key={user.id} className="px-3 py-1.5">
            <Checkbox label={nameAndEmail(user)} checked={chosen.has(user.id)} onChange={() => toggle(user.id)} />
          </li>
        ))}
        {shown.length === 0 && <li className="px-3 py-4 text-center text-cell text-text-subtle">Nobody matches</li>}
        {found.length > shown.length && (
          <li className="px-3 py-2 text-caption text-text-subtle">
            {found.length - shown.length} more: search for a name or an address
          </li>
        )}
      </ul>
    </fieldset>
  );
}
