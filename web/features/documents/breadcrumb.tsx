import { ChevronRight, Ellipsis } from 'lucide-react';
import { Fragment } from 'react';
import type { Folder } from '#web/api/generated/model/folder.ts';

interface BreadcrumbProps {
  path: readonly Folder[];
  onOpen: (id: string | null) => void;
}

const link = 'max-w-40 min-w-0 flex-none truncate rounded-sm text-text-muted hover:text-text hover:underline';

/** Home and the way down. A long way keeps its two ends; what is left out is in the tree. */
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
            <li
              title={path
                .slice(0, -2)
                .map(({ name }) => name)
                .join(' / ')}
            >
              <Ellipsis size={16} aria-label="More folders" className="text-text-subtle" />
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

function Separator() {
  return (
    <li aria-hidden className="flex-none text-text-subtle last:hidden">
      <ChevronRight size={14} />
    </li>
  );
}
