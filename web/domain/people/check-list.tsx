import { type ReactNode, useState } from 'react';
import { toggled } from '#web/format/toggled.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';

interface CheckListProps {
  label: string;
  /** What is searched for, such as "people". */
  of: string;
  options: readonly { key: string; label: string }[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Below the list. */
  children?: ReactNode;
}

/** Longer lists have a search field. */
const many = 8;
/** Others are found by searching. */
const mostRows = 100;

export function CheckList({ label, of, options, chosen, onChange, children }: CheckListProps) {
  const [search, setSearch] = useState('');
  const term = searchTerm(search);
  const found = options.filter((option) => searchText(option.label).includes(term));
  const count = options.filter(({ key }) => chosen.has(key)).length;
  const note =
    found.length > mostRows
      ? `${found.length - mostRows} more: search for a name`
      : found.length === 0 && `There are no ${of}${options.length === 0 ? '' : ' of this name'}`;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-cell font-label text-text">
        {label} {count > 0 && <span className="font-normal text-text-subtle">({count} chosen)</span>}
      </legend>
      {options.length > many && (
        <SearchField label={`Search ${of}`} value={search} onChange={setSearch} className="mb-2" />
      )}
      <div className="max-h-48 overflow-y-auto rounded-lg border border-border px-3 py-1.5">
        {found.slice(0, mostRows).map(({ key, label: words }) => (
          <Checkbox
            key={key}
            label={words}
            checked={chosen.has(key)}
            onChange={() => onChange(toggled(chosen, key))}
            className="block! py-1"
          />
        ))}
        {note !== false && <p className="py-1.5 text-cell text-text-subtle">{note}</p>}
      </div>
      {children}
    </fieldset>
  );
}
