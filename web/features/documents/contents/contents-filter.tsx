import { accessLevelValues, type Folder, type SearchableKind, searchableKindValues } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { FolderSelect } from '#web/domain/folders/folder-select.tsx';
import { dayOf, lastDayBefore, startOf } from '#web/format/days.ts';
import { option, Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { ContentFilters } from './content-filters.ts';

const kinds: Readonly<Record<SearchableKind, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  xlsx: 'Spreadsheet',
  pptx: 'Slides',
  html: 'Web page',
  text: 'Text or CSV',
  image: 'Picture',
};

interface ContentsFilterProps {
  folders: readonly Folder[];
  filters: ContentFilters;
  onChange: (filters: ContentFilters) => void;
}

/** Choices apply at once. */
export function ContentsFilter({ folders, filters, onChange }: ContentsFilterProps) {
  const change = (changed: Partial<ContentFilters>) => onChange({ ...filters, ...changed });
  return (
    <div
      role="group"
      aria-label="Narrow down"
      className="grid grid-cols-2 gap-3 pt-2 pb-3 md:grid-cols-3 xl:grid-cols-5"
    >
      <Select
        label="Kind of file"
        value={filters.type}
        onChange={({ target }) => change({ type: searchableKindValues.find((one) => one === target.value) ?? '' })}
      >
        <option value="">All</option>
        {searchableKindValues.map((kind) => option({ value: kind, label: kinds[kind] }))}
      </Select>
      <FolderSelect
        label="In folder"
        rootLabel="Everywhere"
        folders={folders}
        value={filters.folder}
        onChange={({ target }) => change({ folder: target.value })}
      />
      <Select
        label="Level"
        value={filters.level}
        onChange={({ target }) => change({ level: accessLevelValues.find((one) => one === target.value) ?? '' })}
      >
        <option value="">All</option>
        {accessLevelValues.map((level) => option({ value: level, label: accessLabel(level) }))}
      </Select>
      <TextField
        type="date"
        label="Changed from"
        max="9999-12-31"
        value={dayOf(filters.from)}
        onChange={({ target }) => change({ from: startOf(target.value) })}
      />
      <TextField
        type="date"
        label="Changed to"
        max="9999-12-31"
        min={dayOf(filters.from)}
        value={lastDayBefore(filters.to)}
        onChange={({ target }) => change({ to: startOf(target.value, 1) })}
      />
    </div>
  );
}
