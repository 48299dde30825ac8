import { ChevronRight, Ellipsis, Folder as FolderIcon, House } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Folder } from '#contract/types.ts';
import { cx } from '#web/ui/theme/cx.ts';
import type { MenuEntry } from '../menu/open-menu.ts';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { useWorkspace } from '../page/workspace.ts';

/** A long path shows its ends, with the rest in a menu; on phones only the last folder. */
export function Breadcrumb({ path, onOpen }: { path: readonly Folder[]; onOpen: (id: string | null) => void }) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isFolded = isPhone && path.length > 1;
  const room = isFolded ? 1 : path.length > 3 ? 2 : path.length;
  const entries = path
    .slice(0, path.length - room)
    .map(({ id, name }): MenuEntry => ({ label: name, icon: FolderIcon, onSelect: () => onOpen(id) }));
  const home: MenuEntry = { label: 'Home', icon: House, onSelect: () => onOpen(null) };
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center gap-2 text-cell">
        {!isFolded && (
          <Step>
            {path.length === 0 ? (
              <span aria-current="page" className="font-label text-text">
                Home
              </span>
            ) : (
              <StepLink name="Home" to="" onOpen={() => onOpen(null)} />
            )}
          </Step>
        )}
        {isFolded && (
          <Step>
            <LeftOut label="Folders above" entries={[home, ...entries]} />
          </Step>
        )}
        {!isFolded && entries.length > 0 && (
          <Step isBelow>
            <LeftOut label="Folders between" entries={entries} />
          </Step>
        )}
        {path.slice(path.length - room).map(({ id, name }) => {
          const isLast = id === path.at(-1)?.id;
          return (
            <Step key={id} isBelow isLast={isLast}>
              {isLast ? (
                <span aria-current="page" title={name} className="truncate font-label text-text">
                  {name}
                </span>
              ) : (
                <StepLink name={name} to={id} onOpen={() => onOpen(id)} />
              )}
            </Step>
          );
        })}
      </ol>
    </nav>
  );
}

function Step({
  isBelow = false,
  isLast = false,
  children,
}: {
  isBelow?: boolean;
  isLast?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={cx('flex items-center gap-2', isLast ? 'min-w-0' : 'flex-none')}>
      {isBelow && <ChevronRight size={14} aria-hidden className="flex-none text-text-subtle" />}
      {children}
    </li>
  );
}

/** @param to the drop target; empty for the root */
function StepLink({ name, to, onOpen }: { name: string; to: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      data-move-to={to}
      title={name}
      onClick={onOpen}
      className="block max-w-40 truncate rounded-sm text-text-muted hover:text-text hover:underline"
    >
      {name}
    </button>
  );
}

function LeftOut({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const { showMenu } = useWorkspace();
  const open = (trigger: HTMLElement) => {
    const { left, top, bottom } = trigger.getBoundingClientRect();
    showMenu({ label, entries, at: { left, right: left, top, bottom: bottom + 4 }, trigger });
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      title={entries.map((entry) => entry.label).join(' / ')}
      onClick={({ currentTarget }) => open(currentTarget)}
      className="grid size-7 place-items-center rounded-md text-text-subtle hover:bg-surface-active hover:text-text max-md:size-10"
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  );
}
