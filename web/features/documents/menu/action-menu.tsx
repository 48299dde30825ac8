import { Check, FileUp, Files, FolderUp } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#web/ui/theme/cx.ts';
import { Kbd } from '#web/ui/data/kbd.tsx';
import { useToggleFavourite } from '#web/domain/favourites/use-toggle-favourite.ts';
import { useWorkspace } from '../page/workspace.ts';
import type { Commands } from '../actions/action.ts';
import type { Rights } from '../actions/use-rights.ts';
import type { ItemKey } from '../model/item-key.ts';
import type { ShownDocuments } from '../page/use-shown-documents.ts';
import { entriesFor } from './menu-actions.ts';
import type { MenuEntry, OpenMenu } from './open-menu.ts';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { pickFiles, pickFolder } from '#web/domain/files/pick-files.ts';
import { uploadInto, uploadOne } from '../dialogs/adding.tsx';

const margin = 8;

interface ActionMenuProps {
  menu: OpenMenu;
  view: ShownDocuments;
  rights: Rights;
  commands: Commands;
  onClose: () => void;
}

/** A menu beside its button or at the pointer; a sheet on phones. Closing returns the focus to its trigger. */
export function ActionMenu({ menu, view, rights, commands, onClose }: ActionMenuProps) {
  // Favourites that load later do not move the entries of an open menu.
  const [favourites] = useState(useWorkspace().favourites);
  const toggle = useToggleFavourite();
  const { entries: given } = menu;
  const rename = (key: ItemKey) => {
    // A recent document need not have a row in the list.
    if ('document' in given && !menu.trigger.closest('[data-key]') && !view.documentKeys.includes(key))
      commands.showInFolder(given.document);
    commands.rename(key);
  };
  const entries = !('kind' in given)
    ? given
    : given.kind === 'upload'
      ? uploadEntries(given.folderId, commands)
      : entriesFor(given, rights, { ...commands, rename }, { favourites, toggle });
  const box = useRef<HTMLDivElement>(null);
  const isSheet = useMediaQuery('(max-width: 767px)');
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    setStyle(isSheet ? {} : placed(menu.at, element));
    element.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled])')?.focus({ preventScroll: true });
  }, [menu, isSheet]);

  const close = () => {
    onClose();
    menu.trigger.focus({ preventScroll: true });
  };
  const onOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && box.current?.contains(event.target)) return;
    // The tap goes on, to what lies under the overlay if that has gone.
    if (isSheet && event.type === 'pointerdown') return;
    onClose();
  });
  useEffect(() => {
    const open = new AbortController();
    const options = { capture: true, passive: true, signal: open.signal };
    for (const name of ['pointerdown', 'wheel', 'resize', 'popstate'] as const)
      window.addEventListener(name, (event) => onOutside(event), options);
    return () => open.abort();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else {
      moveFocus(event, box.current);
    }
  };
  // Elements outside of a modal drawer are inert, so the menu is placed inside.
  const host = menu.trigger.closest('dialog, main') ?? document.body;
  return createPortal(
    <>
      {isSheet && <div className="animate-fade fixed inset-0 z-50 bg-overlay" onClick={close} />}
      <div
        ref={box}
        role="menu"
        aria-label={menu.label}
        tabIndex={-1}
        style={style}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => event.preventDefault()}
        className={cx(
          'fixed z-60 border border-border-strong bg-surface-raised p-1 text-cell text-text shadow-overlay outline-none',
          isSheet
            ? 'animate-rise inset-x-0 bottom-0 rounded-t-xl border-x-0 border-b-0 pb-4'
            : 'animate-fade min-w-52 rounded-xl',
        )}
      >
        {isSheet && <p className="truncate px-3 pt-2 pb-2 text-base font-label">{menu.label}</p>}
        {entries.map((entry, at) => (
          <Entry key={at} entry={entry} onChoose={close} />
        ))}
      </div>
    </>,
    host,
  );
}

function Entry({ entry, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  const isDisabled = entry.disabledReason !== undefined;
  const isDanger = entry.tone === 'danger';
  const Icon = entry.isChecked === true ? Check : entry.icon;
  return (
    <>
      {isDanger && <div role="separator" className="-mx-1 my-1 h-px bg-border" />}
      <button
        type="button"
        role={entry.isChecked === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={entry.isChecked}
        aria-disabled={isDisabled || undefined}
        tabIndex={-1}
        onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
        onClick={() => {
          if (isDisabled) return;
          onChoose();
          entry.onSelect();
        }}
        className={cx(
          'flex h-8 w-full items-center gap-3 rounded-lg px-2.5 text-left outline-none max-md:h-11',
          isDanger ? 'text-danger focus:bg-danger-soft' : 'focus:bg-surface-active',
          isDisabled && 'cursor-default text-text-subtle',
          entry.isChecked === true && 'font-label',
        )}
      >
        {Icon ? (
          <Icon size={16} aria-hidden className={cx(!isDanger && 'text-text-subtle')} />
        ) : (
          <span className="w-4" />
        )}
        <span className="flex-1 truncate">{entry.disabledReason ?? entry.label}</span>
        {entry.kbd !== undefined && (
          <span className="max-md:hidden">
            <Kbd>{entry.kbd}</Kbd>
          </span>
        )}
      </button>
    </>
  );
}

/** Below a button and right-aligned with it, or at the pointer; always inside the window. */
function placed(at: OpenMenu['at'], element: HTMLElement): CSSProperties {
  const { offsetWidth: width, offsetHeight: height } = element;
  const isPoint = at.left === at.right;
  const wantedLeft = isPoint ? at.left : at.right - width;
  const below = at.bottom + (isPoint ? 0 : 4);
  const fitsBelow = below + height + margin <= window.innerHeight;
  const wantedTop = fitsBelow ? below : at.top - height - (isPoint ? 0 : 4);
  const clamp = (value: number, room: number) => Math.max(margin, Math.min(value, room - margin));
  return { left: clamp(wantedLeft, window.innerWidth - width), top: clamp(wantedTop, window.innerHeight - height) };
}

function moveFocus(event: KeyboardEvent, box: HTMLElement | null): void {
  const items = [...(box?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    items[next]?.focus({ preventScroll: true });
  } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    const letter = event.key.toLowerCase();
    const rotated = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    rotated.find((item) => item.textContent.trim().toLowerCase().startsWith(letter))?.focus({ preventScroll: true });
  }
}

/** Other kinds of upload. Files and folders are chosen first; their dialog then shows the level. */
function uploadEntries(folderId: string | null, commands: Commands): MenuEntry[] {
  const pick = (picker: typeof pickFiles) => () => picker((picked) => commands.show(uploadInto(folderId, picked)));
  return [
    { label: 'Upload a file', icon: FileUp, onSelect: () => commands.show(uploadOne(folderId)) },
    { label: 'Upload files…', icon: Files, onSelect: pick(pickFiles) },
    { label: 'Upload a folder…', icon: FolderUp, onSelect: pick(pickFolder) },
  ];
}
