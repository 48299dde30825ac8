import { Eye, FolderTree as Passes } from 'lucide-react';

import type { Folder } from '#contract/types.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { isSeenByEverybody } from '#web/domain/access/folder-visibility.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { GrantForm } from '../holders/grant-form.tsx';
import { nothingChosen } from '../holders/grant-values.ts';
import { holderKey } from '../holders/holder.ts';
import { placeholderFor } from '../holders/placeholder-for.ts';
import { useGrantForm } from '../holders/use-grant-form.ts';
import { without } from '../holders/use-holders.ts';
import { InheritedPermissions } from './inherited-permissions.tsx';
import { useFolderPermissions } from './use-folder-permissions.ts';
import { counted } from '#web/format/counted.ts';
import { HolderList } from '../holders/holder-list.tsx';
import { PermissionBadges } from '../holders/permission-badges.tsx';

interface FolderPermissionPanelProps {
  folder: Folder;
  tree: FolderTree;
  /** Opens the permissions of another folder. */
  onGoTo: (folderId: string) => void;
}

const asDocumentsSay = { ...nothingChosen, canDownload: null };

/** Permissions of a folder: gives, changes and removes them, and shows inherited ones. */
export function FolderPermissionPanel({ folder, tree, onGoTo }: FolderPermissionPanelProps) {
  const permissions = useFolderPermissions(folder.id);
  const { own, inherited, holders, holding, isLoading, error } = permissions;
  const api = useGrantForm(asDocumentsSay);
  const candidates = without(holders, (key) => holding.has(key) && key !== api.chosen);
  if (error && own.length + inherited.length === 0) {
    return <ErrorState title="Failed to load the permissions" error={error} onRetry={permissions.retry} />;
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-3">
        <GrantForm
          api={api}
          candidates={candidates}
          placeholder={placeholderFor(holders, candidates, isLoading)}
          hasRights={false}
          isChange={holding.has(api.chosen)}
          isBusy={permissions.isSetting}
          onGrant={(values) => permissions.set(values, () => api.done(values))}
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
