import { LockKeyhole } from 'lucide-react';

import type { Folder, FolderPermissionEntry } from '#contract/types.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { Button } from '#web/ui/form/button.tsx';
import { HolderRow } from '../holders/holder-row.tsx';
import { holderKey } from '../holders/holder.ts';
import type { Holders } from '../holders/use-holders.ts';
import { PermissionBadges } from '../holders/permission-badges.tsx';

interface InheritedPermissionsProps {
  folder: Folder;
  tree: FolderTree;
  /** Nearest folder first. */
  entries: readonly FolderPermissionEntry[];
  known: Holders;
  onGoTo: (folderId: string) => void;
}

/** Permissions on the folders above, grouped by folder, with where they stop. */
export function InheritedPermissions({ folder, tree, entries, known, onGoTo }: InheritedPermissionsProps) {
  const sources = [...new Set(entries.map(({ folderId }) => folderId))];
  return sources.map((folderId) => {
    const rows = entries.filter((entry) => entry.folderId === folderId);
    const name = tree.byId.get(folderId)?.name ?? 'a folder that is not in the list';
    const title = `Inherited from ${name}`;
    return (
      <section key={folderId} aria-label={title}>
        <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
          <h3 className="min-w-0 truncate text-group" title={title}>
            {title}
          </h3>
          {tree.byId.has(folderId) && (
            <Button size="sm" aria-label={`Change in ${name}`} onClick={() => onGoTo(folderId)}>
              Change there
            </Button>
          )}
        </div>
        <div className="overflow-hidden rounded-xl border border-border">
          {rows.every(({ reaches }) => !reaches) && (
            <p className="flex items-start gap-2 border-b border-border bg-surface-sunken px-4 py-2.5 text-cell text-text-muted">
              <LockKeyhole size={16} className="mt-0.5 flex-none text-danger" aria-hidden />
              <span className="min-w-0 break-words">{whyStopped(folder, tree)}</span>
            </p>
          )}
          <ul className="divide-y divide-border">
            {rows.map((entry) => (
              <HolderRow key={holderKey(entry)} holder={entry} known={known}>
                <PermissionBadges entry={entry} />
              </HolderRow>
            ))}
          </ul>
        </div>
      </section>
    );
  });
}

/** The server states that a permission stops; the folder that stops it is found here. */
function whyStopped(folder: Folder, tree: FolderTree): string {
  const stop = tree.pathTo(folder.id).findLast(({ accessLevel }) => accessLevel === 'confidential');
  return stop === undefined || stop.id === folder.id
    ? 'This folder is confidential: permissions from above stop here, and it needs its own.'
    : `“${stop.name}” is confidential: permissions from above stop there, and what is in it needs its own.`;
}
