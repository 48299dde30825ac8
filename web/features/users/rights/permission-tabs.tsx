import { FileText, Folder } from 'lucide-react';
import { type Dispatch, type ReactNode, type SetStateAction, useMemo } from 'react';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { PermissionList } from './permission-list.tsx';
import { documentRows, folderRows } from './permission-rows.ts';
import { type Right, tick, type Ticks } from './ticks.ts';
import type { LoadQuery } from '#web/ui/feedback/error-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';

interface PermissionPanelProps {
  kind: 'folders' | 'documents';
  query: LoadQuery<readonly unknown[]>;
  children: ReactNode;
}

type SetTicks = Dispatch<SetStateAction<Ticks>>;

interface PermissionTabsProps {
  folderTicks: Ticks;
  documentTicks: Ticks;
  onFolderTicks: SetTicks;
  onDocumentTicks: SetTicks;
  mayWrite: boolean;
}

const ticking = (set: SetTicks) => (id: string, right: Right, isOn: boolean) =>
  set((ticks) => tick(ticks, id, right, isOn));

/** The new user's initial permissions; the tabs show how many items are ticked. */
export function PermissionTabs(props: PermissionTabsProps) {
  const { folderTicks, documentTicks, onFolderTicks, onDocumentTicks, mayWrite } = props;
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

const widths = ['w-48', 'w-56', 'w-40', 'w-64'];

function PermissionPanel({ kind, query, children }: PermissionPanelProps) {
  if (query.data === undefined)
    return <NotLoaded what={kind} query={query} message="The user can be created without them." widths={widths} />;
  if (query.data.length > 0) return children;
  return (
    <p className="rounded-lg border border-border px-3 py-8 text-center text-cell text-text-subtle">No {kind} yet</p>
  );
}
