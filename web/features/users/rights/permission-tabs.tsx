import { FileText, Folder } from 'lucide-react';
import { type Dispatch, type SetStateAction, useMemo } from 'react';

import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

import { PermissionList } from './permission-list.tsx';
import { PermissionPanel } from './permission-panel.tsx';
import { documentRows, folderRows } from './permission-rows.ts';
import { type Right, tick, type Ticks } from './ticks.ts';

type SetTicks = Dispatch<SetStateAction<Ticks>>;

interface PermissionTabsProps {
  folderTicks: Ticks;
  documentTicks: Ticks;
  onFolderTicks: SetTicks;
  onDocumentTicks: SetTicks;
  /** Whether the chosen role can upload at all. */
  mayWrite: boolean;
}

const ticking = (set: SetTicks) => (id: string, right: Right, isOn: boolean) =>
  set((ticks) => tick(ticks, id, right, isOn));

/** What the new user may see from the first day; the counts say how many items are ticked. */
export function PermissionTabs({
  folderTicks,
  documentTicks,
  onFolderTicks,
  onDocumentTicks,
  mayWrite,
}: PermissionTabsProps) {
  const folders = useListFolders();
  const documents = useListDocuments();
  const rowsOfFolders = useMemo(() => folderRows(folders.data ?? []), [folders.data]);
  const rowsOfDocuments = useMemo(
    () => documentRows(documents.data ?? [], folders.data ?? []),
    [documents.data, folders.data],
  );
  const typeOf = useMemo(() => new Map(documents.data?.map(({ id, mimeType }) => [id, mimeType])), [documents.data]);
  return (
    <Tabs
      label="Permissions"
      tabs={[
        {
          id: 'folders',
          label: `Folders (${folderTicks.size})`,
          icon: Folder,
          panel: (
            <PermissionPanel query={folders} kind="folders">
              <PermissionList
                kind="Folder"
                rows={rowsOfFolders}
                icon={() => <Folder size={16} className="text-text-subtle" aria-hidden />}
                rights={{ base: 'Read', further: 'Write' }}
                ticks={folderTicks}
                onTick={ticking(onFolderTicks)}
                furtherDisabledReason={mayWrite ? undefined : 'Only managers and administrators can upload'}
              />
            </PermissionPanel>
          ),
        },
        {
          id: 'documents',
          label: `Documents (${documentTicks.size})`,
          icon: FileText,
          panel: (
            <PermissionPanel query={documents} kind="documents">
              <PermissionList
                kind="Document"
                rows={rowsOfDocuments}
                icon={({ id, name }) => <KindTile mimeType={typeOf.get(id)} name={name} size="xs" />}
                rights={{ base: 'View', further: 'Download' }}
                ticks={documentTicks}
                onTick={ticking(onDocumentTicks)}
              />
            </PermissionPanel>
          ),
        },
      ]}
    />
  );
}
