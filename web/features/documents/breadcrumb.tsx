import { ChevronRight, Ellipsis, Folder as FolderIcon } from 'lucide-react';
import { Fragment } from 'react';
import type { Folder } from '#web/api/generated/model/folder.ts';
import { useWorkspace } from './workspace.ts';

interface BreadcrumbProps {
  path: readonly Folder[];
  onOpen: (id: string | null) => void;
}

const link = 'max-w-40 min-w-0 flex-none truncate rounded-sm text-text-muted hover:text-text hover:underline';

/** Home and the way down. A long way keeps its two ends, and what is left out in a menu between them. */
export function Breadcrumb({ path, onOpen }: BreadcrumbProps) {
  const shown = path.length > 3 ? path.slice(-2) : path;
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center gap-2 text-cell">
        <li className="flex-none">
          {path.length === 0 ? (
            <span aria-current="page" className="font-label text-text">
              Home
            </span>
          ) : (
            <button type="button" className={link} onClick={() => onOpen(null)}>
              Home
            </button>
          )}
        </li>
        {shown.length < path.length && (
          <>
            <Separator />
            <li className="flex-none">
              <LeftOut folders={path.slice(0, -2)} onOpen={onOpen} />
            </li>
          </>
        )}
        {shown.map((folder) => (
          <Fragment key={folder.id}>
            <Separator />
            {folder === path.at(-1) ? (
              <li aria-current="page" title={folder.name} className="min-w-0 truncate font-label text-text">
                {folder.name}
              </li>
            ) : (
              <li className="flex min-w-0 max-md:hidden">
                <button type="button" title={folder.name} className={link} onClick={() => onOpen(folder.id)}>
                  {folder.name}
                </button>
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function LeftOut({ folders, onOpen }: { folders: readonly Folder[]; onOpen: (id: string) => void }) {
  const { showMenu } = useWorkspace();
  const label = 'Folders between';
  const open = (trigger: HTMLElement) => {
    const entries = folders.map(({ id, name }) => ({ label: name, icon: FolderIcon, onSelect: () => onOpen(id) }));
    const { left, top, bottom } = trigger.getBoundingClientRect();
    showMenu({ label, entries, at: { left, right: left, top, bottom: bottom + 4 }, trigger });
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      title={folders.map(({ name }) => name).join(' / ')}
      onClick={({ currentTarget }) => open(currentTarget)}
      className="grid size-7 place-items-center rounded-md text-text-subtle hover:bg-surface-active hover:text-text max-md:size-10"
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  );
}

function Separator() {
  return (
    <li aria-hidden className="flex-none text-text-subtle last:hidden">
      <ChevronRight size={14} />
    </li>
  );
}
