import type { FolderPermissionEntry } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { HolderActions } from '../holders/holder-actions.tsx';
import { HolderRow } from '../holders/holder-row.tsx';
import { holderKey } from '../holders/holder.ts';
import type { Holders } from '../holders/use-holders.ts';
import { PermissionBadges } from './permission-badges.tsx';

interface OwnPermissionsProps {
  entries: readonly FolderPermissionEntry[];
  known: Holders;
  /** The key of whose permission is being removed. */
  removing: string | undefined;
  onChange: (entry: FolderPermissionEntry) => void;
  onRemove: (entry: FolderPermissionEntry, name: string) => void;
}

/** Who holds a permission on this very folder. */
export function OwnPermissions({ entries, known, removing, onChange, onRemove }: OwnPermissionsProps) {
  return (
    <section aria-label="Permissions on this folder">
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-group">Permissions on this folder</h3>
        <span className="text-caption text-text-subtle tabular-nums">{counted(entries.length, 'permission')}</span>
      </div>
      {entries.length === 0 ? (
        <p className="rounded-xl border border-border px-4 py-6 text-center text-cell text-text-subtle">
          No permissions are set on this folder. Its access level, and permissions from above, decide who sees it.
        </p>
      ) : (
        <ul className="divide-y divide-border overflow-hidden rounded-xl border border-border">
          {entries.map((entry) => (
            <HolderRow
              key={holderKey(entry)}
              holder={entry}
              known={known}
              actions={(name) => (
                <HolderActions
                  name={name}
                  verb="Remove"
                  isBusy={removing === holderKey(entry)}
                  onChange={() => onChange(entry)}
                  onRemove={() => onRemove(entry, name)}
                />
              )}
            >
              <PermissionBadges entry={entry} />
            </HolderRow>
          ))}
        </ul>
      )}
    </section>
  );
}
