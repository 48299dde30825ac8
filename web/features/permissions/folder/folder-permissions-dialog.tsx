import { Folder as FolderIcon, Eye, FolderTree as Passes, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import type { Folder, FolderPermissionEntry } from '#contract/types.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { folderVisibility, isSeenByEverybody } from '#web/domain/access/folder-visibility.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { PermissionsFrame } from '../permissions-frame.tsx';
import { useListFolderAccess } from '#contract/hooks/access.ts';
import { WhoHasAccess } from '../access/who-has-access.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { GrantForm } from '../holders/grant-form.tsx';
import { nothingChosen } from '../holders/grant-values.ts';
import { holderKey, type Holders } from '../holders/holder.ts';
import { useGrantForm } from '../holders/use-grant-form.ts';
import { useFolderPermissions } from './use-folder-permissions.ts';
import { counted } from '#web/format/counted.ts';
import { HolderList } from '../holders/holder-list.tsx';
import { PermissionBadges } from '../holders/permission-badges.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { HolderRow } from '../holders/holder-row.tsx';

interface FolderPermissionsDialogProps {
  folder: Folder;
  tree: FolderTree;
  /** The preselected user. */
  userId?: string | undefined;
  onClose: () => void;
}

/** Who may see a folder beyond its level, by permissions on it or above, and who has access in total. */
export function FolderPermissionsDialog({ folder: opened, tree, userId, onClose }: FolderPermissionsDialogProps) {
  const [id, setId] = useState(opened.id);
  const { data: users } = useListUsers();
  // The chosen folder may have been deleted meanwhile.
  const folder = tree.byId.get(id) ?? opened;
  return (
    <PermissionsFrame
      kind="folder"
      title="Folder Permissions"
      description={folderPath(tree, folder.id) ?? folder.name}
      leading={
        <span className="grid size-10 flex-none place-items-center rounded-lg bg-accent-soft text-accent-text">
          <FolderIcon size={20} aria-hidden />
        </span>
      }
      level={folder.accessLevel}
      explanation={folderVisibility(folder.accessLevel, tree.pathTo(folder.id).slice(0, -1), users?.length)}
      permissions={<FolderPermissionPanel key={folder.id} {...{ folder, tree, userId }} onGoTo={setId} />}
      access={() => <FolderAccess folder={folder} />}
      back={
        folder.id !== opened.id && (
          <Button onClick={() => setId(opened.id)}>
            <span className="block max-w-60 truncate">Back to {opened.name}</span>
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}

function FolderAccess({ folder: { id, name } }: { folder: Folder }) {
  return <WhoHasAccess query={useListFolderAccess(id)} name={name} isFolder homeId={id} />;
}

interface FolderPermissionPanelProps {
  folder: Folder;
  tree: FolderTree;
  userId: string | undefined;
  /** Opens the permissions of another folder. */
  onGoTo: (folderId: string) => void;
}

const asDocumentsSay = { ...nothingChosen, canDownload: null };

/** Permissions of a folder: gives, changes and removes them, and shows inherited ones. */
function FolderPermissionPanel({ folder, tree, userId, onGoTo }: FolderPermissionPanelProps) {
  const permissions = useFolderPermissions(folder.id);
  const { own, inherited, holders, holding, isLoading } = permissions;
  const api = useGrantForm(asDocumentsSay, userId && holderKey({ userId, groupId: null }));
  if (permissions.error && own.length + inherited.length === 0)
    return <ErrorState title="Failed to load the permissions" query={permissions} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-3">
        <GrantForm
          api={api}
          {...{ holders, holding, isLoading }}
          hasRights={false}
          isBusy={permissions.isSetting}
          onGrant={(values) => permissions.set(values, api.began, () => api.done(values))}
        />
        {isSeenByEverybody(folder.accessLevel, tree.pathTo(folder.id).slice(0, -1)) && (
          <Notice icon={Eye}>
            Everybody sees it already: a permission changes nothing until this folder or one above is no longer public.
          </Notice>
        )}
        <Notice icon={Passes}>
          Lets them see the folder and view what is in it, and passes down to every folder inside. It stops at
          confidential folders, and opens no confidential documents: those need a permission of their own.
        </Notice>
      </div>
      <HolderList
        title="Permissions on this folder"
        aside={<span className="text-caption text-text-subtle tabular-nums">{counted(own.length, 'permission')}</span>}
        entries={isLoading ? undefined : own}
        none="No permissions are set on this folder. Its access level, and permissions from above, decide who sees it."
        known={holders}
        badges={(entry) => <PermissionBadges entry={entry} />}
        verb="Remove"
        removing={permissions.removing}
        onChange={(entry) => api.change({ ...entry, holder: holderKey(entry) })}
        onRemove={(entry, name) => void permissions.remove(entry, name)}
      />
      {!isLoading && (
        <InheritedPermissions folder={folder} tree={tree} entries={inherited} known={holders} onGoTo={onGoTo} />
      )}
    </div>
  );
}

interface InheritedPermissionsProps {
  folder: Folder;
  tree: FolderTree;
  /** Nearest folder first. */
  entries: readonly FolderPermissionEntry[];
  known: Holders;
  onGoTo: (folderId: string) => void;
}

/** Permissions on the folders above, grouped by folder, with where they stop. */
function InheritedPermissions({ folder, tree, entries, known, onGoTo }: InheritedPermissionsProps) {
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
