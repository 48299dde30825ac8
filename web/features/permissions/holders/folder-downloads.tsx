import { Select } from '#web/ui/form/select.tsx';

interface FolderDownloadsProps {
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}

/** Download rights of a folder permission: each document's setting, none, or all except sealed ones. */
export function FolderDownloads({ value, onChange }: FolderDownloadsProps) {
  return (
    <div className="min-w-0 max-md:w-full">
      <Select
        label="Lets them"
        value={String(value)}
        onChange={({ target }) => onChange(target.value === 'null' ? null : target.value === 'true')}
      >
        <option value="null">View, and download where documents allow it</option>
        <option value="false">View</option>
        <option value="true">View and download</option>
      </Select>
    </div>
  );
}
