import { counted } from '#web/format/counted.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { option, Select } from '#web/ui/form/select.tsx';

import { type UserState, userStates } from './users-filter.ts';

interface UsersToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  state: UserState;
  onState: (state: UserState) => void;
  shown: number;
}

export function UsersToolbar({ search, onSearch, state, onState, shown }: UsersToolbarProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-3 px-6 pt-4 max-md:px-4 max-md:pt-3">
      <SearchField
        label="Search people"
        placeholder="Name, email, role or group"
        value={search}
        onChange={onSearch}
        className="flex-1 max-md:basis-full"
      />
      <div className="w-56 max-md:flex-1">
        <Select
          label="Show"
          isLabelHidden
          value={state}
          onChange={({ target }) => onState(userStates.find(({ value }) => value === target.value)?.value ?? 'here')}
        >
          {userStates.map(({ value, words }) => option({ value, label: words }))}
        </Select>
      </div>
      <p role="status" className="text-cell text-text-muted tabular-nums">
        {counted(shown, 'person', 'people')}
      </p>
    </div>
  );
}
