import { Check, ChevronDown, ChevronRight, Folder, FolderOpen, House } from 'lucide-react';
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { toggled } from '#web/format/toggled.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { searchTerm } from '#web/domain/names/search-text.ts';
import { treeStep } from '#web/domain/folders/tree-steps.ts';
import type { FolderId } from './moves.ts';
import { type PickerRow, pickerRows, rowBeginning } from './picker-rows.ts';

interface FolderPickerProps {
  /** The row that is focused first. */
  start: RefObject<HTMLDivElement | null>;
  tree: FolderTree;
  chosen: FolderId | undefined;
  onChoose: (id: FolderId) => void;
  /** The folder that is visible at first, with its ancestors open. */
  shown: readonly FolderId[];
  /** Why a folder cannot be chosen; undefined if it can. */
  barred: (id: FolderId) => string | undefined;
}

/** With more folders, the tree has a search field. */
const many = 8;

/** Letters typed within this time form one prefix. */
const typingMs = 700;

/** A tree with one tab stop: arrows move, open and close; letters find a name; Space and Enter choose. */
export function FolderPicker({ start, tree, chosen, onChoose, shown, barred }: FolderPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(shown.flatMap((id) => (id === null ? [] : tree.pathTo(id).map((folder) => folder.id)))),
  );
  const [focused, setFocused] = useState<FolderId>(chosen ?? shown[0] ?? null);
  const [search, setSearch] = useState('');
  const term = searchTerm(search);
  const rows = pickerRows(tree, expanded, term);
  const active = Math.max(
    0,
    rows.findIndex(({ id }) => id === focused),
  );
  // The initially chosen folder may be far down.
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"], [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const toggle = (id: string) => setExpanded((before) => toggled(before, id));
  const focusOn = (at: number) => {
    const row = rows[at];
    if (!row) return;
    setFocused(row.id);
    box.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[at]?.focus();
  };
  const choose = (row: PickerRow) => {
    if (barred(row.id) === undefined) onChoose(row.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    // Other keys end the typed prefix.
    if (event.key.length !== 1) typed.current.text = '';
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') choose(row);
    else if (event.key === 'ArrowRight' && row.id !== null && row.isExpandable && !row.isExpanded) toggle(row.id);
    else if (event.key === 'ArrowLeft' && row.id !== null && row.isExpanded) toggle(row.id);
    else {
      const to = event.key.length === 1 ? find(event) : treeStep(event.key, rows, active);
      if (to === null) return;
      focusOn(to);
    }
    event.preventDefault();
  };
  const find = ({ key, timeStamp }: KeyboardEvent): number | null => {
    const isMore = timeStamp - typed.current.at < typingMs;
    typed.current = { text: isMore ? typed.current.text + key : key, at: timeStamp };
    return rowBeginning(rows, typed.current.text, active);
  };
  return (
    <div className="grid gap-2">
      {tree.byId.size > many && <SearchField label="Search folders" value={search} onChange={setSearch} />}
      <div
        ref={box}
        role="tree"
        aria-label="Move to"
        onKeyDown={onKeyDown}
        className="max-h-72 overflow-y-auto rounded-lg border border-border bg-surface p-1"
      >
        {rows.map((row, at) => {
          const reason = barred(row.id);
          return (
            <PickerFolder
              key={row.id ?? ''}
              ref={at === active ? start : null}
              row={row}
              isTabStop={at === active}
              isChosen={row.id === chosen}
              reason={reason}
              onFocus={() => setFocused(row.id)}
              onToggle={toggle}
              onChoose={() => choose(row)}
            />
          );
        })}
      </div>
      {term !== '' && rows.length === 1 && <p className="text-cell text-text-subtle">No folder has this name</p>}
    </div>
  );
}

interface PickerFolderProps {
  ref: Ref<HTMLDivElement>;
  row: PickerRow;
  isTabStop: boolean;
  isChosen: boolean;
  reason: string | undefined;
  onFocus: () => void;
  onToggle: (id: string) => void;
  onChoose: () => void;
}

function PickerFolder({ ref, row, isTabStop, isChosen, reason, onFocus, onToggle, onChoose }: PickerFolderProps) {
  const { id, name, depth, isExpandable, isExpanded } = row;
  const Icon = id === null ? House : isExpanded ? FolderOpen : Folder;
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  return (
    <div
      ref={ref}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={isExpandable ? isExpanded : undefined}
      aria-selected={isChosen}
      aria-disabled={reason !== undefined || undefined}
      aria-label={reason === undefined ? name : `${name}, ${reason}`}
      tabIndex={isTabStop ? 0 : -1}
      style={{ paddingLeft: 4 + Math.min(depth, 10) * 16 }}
      onFocus={onFocus}
      onClick={onChoose}
      className={cx(
        'flex h-9 cursor-default items-center gap-1.5 rounded-md pr-2 text-cell select-none focus-visible:-outline-offset-2 max-md:h-11',
        isChosen && 'bg-accent-soft font-label text-accent-text',
        !isChosen && (reason === undefined ? 'text-text hover:bg-surface-hover' : 'text-text-subtle'),
      )}
    >
      {id !== null && isExpandable ? (
        <span
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            onToggle(id);
          }}
          className="grid size-6 flex-none place-items-center rounded-md text-text-subtle hover:bg-surface-active hover:text-text max-md:size-9"
        >
          <Chevron size={14} />
        </span>
      ) : (
        <span className="w-6 flex-none max-md:w-9" />
      )}
      <Icon size={16} aria-hidden className="flex-none" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {reason !== undefined && <span className="flex-none text-caption">{reason}</span>}
      {isChosen && <Check size={16} aria-hidden className="flex-none" />}
    </div>
  );
}
