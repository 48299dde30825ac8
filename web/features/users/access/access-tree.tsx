import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useRef, useState, type Ref } from 'react';
import {
  ChevronDown,
  ChevronRight,
  Folder,
  FolderOpen,
  CircleMinus,
  Download,
  Eye,
  List,
  type LucideIcon,
} from 'lucide-react';
import { treeStep } from '#web/domain/folders/tree-steps.ts';
import { type AccessNames, givesInWords } from '#web/domain/access/reasons-in-words.ts';
import type { AccessRow } from './access-rows.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { AccessReasons } from '#web/domain/access/access-reasons.tsx';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { isOverall } from './access-items.ts';
import type { AccessReason } from '#contract/types.ts';
import { Badge } from '#web/ui/data/badge.tsx';

interface AccessTreeProps {
  label: string;
  rows: readonly AccessRow[];
  names: AccessNames;
  onToggle: (folderId: string) => void;
}

/** The estimated height of a row: its name and one reason. */
const LIKELY_HEIGHT = 57;

/** One tab stop: arrows move, Right opens and enters, Left closes and leaves. Only visible rows are rendered. */
export function AccessTree({ label, rows, names, onToggle }: AccessTreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const base = useId();
  const [wanted, setWanted] = useState({ id: '', at: 0 });
  const found = rows.findIndex(({ item }) => item.id === wanted.id);
  // If the row is gone, the row now in its place becomes active.
  const active = Math.max(0, found < 0 ? Math.min(wanted.at, rows.length - 1) : found);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LIKELY_HEIGHT,
    getItemKey: (index) => rows[index]?.item.id ?? index,
    overscan: 8,
    // The active row must be rendered for assistive technology, however far it is scrolled away.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return drawn.includes(active) || active >= rows.length ? drawn : [...drawn, active].sort((a, b) => a - b);
    },
  });
  const moveTo = (index: number) => {
    const at = Math.max(0, Math.min(index, rows.length - 1));
    setWanted({ id: rows[at]?.item.id ?? '', at });
    virtualizer.scrollToIndex(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = stepFor(event.key, rows, active, Math.max(1, virtualizer.getVirtualItems().length - 16));
    if (step === null) return;
    event.preventDefault();
    if (step === 'toggle') onToggle(rows[active]?.item.id ?? '');
    else moveTo(step);
  };
  const domId = (row: AccessRow | undefined) => (row ? `${base}-${row.item.id}` : undefined);
  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={domId(rows[active])}
      onKeyDown={onKeyDown}
      className="group h-[52vh] min-h-60 overflow-y-auto rounded-xl border border-border [--indent:1.25rem] focus-visible:-outline-offset-2 max-md:[--indent:0.75rem]"
    >
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <AccessTreeRow
                key={key}
                ref={virtualizer.measureElement}
                row={row}
                domId={domId(row) ?? ''}
                index={index}
                top={start}
                isActive={index === active}
                names={names}
                onPress={() => setWanted({ id: row.item.id, at: index })}
                onToggle={() => onToggle(row.item.id)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** Where a key leads, or whether it opens or closes the row; null for other keys. */
function stepFor(key: string, rows: readonly AccessRow[], at: number, page: number): number | 'toggle' | null {
  const { isExpandable = false, isExpanded = false } = rows[at] ?? {};
  if (key === 'Enter' || key === ' ') return isExpandable ? 'toggle' : at;
  if (key === 'ArrowLeft' && isExpanded) return 'toggle';
  if (key === 'ArrowRight' && !(isExpandable && isExpanded)) return isExpandable ? 'toggle' : at;
  return treeStep(key, rows, at, page);
}

/** The deepest indent; deeper names would have no room, and the order still shows the parent. */
const DEEPEST_INDENT = 8;

interface AccessTreeRowProps {
  row: AccessRow;
  domId: string;
  index: number;
  top: number;
  isActive: boolean;
  names: AccessNames;
  ref: Ref<HTMLDivElement>;
  onPress: () => void;
  onToggle: () => void;
}

function AccessTreeRow(props: AccessTreeRowProps) {
  const { row, domId, index, top, isActive, names, ref, onPress, onToggle } = props;
  const { item, depth, place, isExpandable, isExpanded } = row;
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  const FolderIcon = isExpanded ? FolderOpen : Folder;
  return (
    <div
      ref={ref}
      id={domId}
      data-index={index}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={row.at}
      aria-setsize={row.of}
      aria-expanded={isExpandable ? isExpanded : undefined}
      aria-selected={isActive}
      onClick={onPress}
      style={{
        transform: `translateY(${top}px)`,
        paddingLeft: `calc(0.75rem + ${Math.min(depth, DEEPEST_INDENT)} * var(--indent))`,
      }}
      className={cx(
        'absolute inset-x-0 top-0 flex gap-2 border-b border-border py-2 pr-3 hover:bg-surface-hover',
        isActive &&
          'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-accent',
      )}
    >
      <span
        className="-ml-1 grid size-5 flex-none place-items-center rounded-md text-text-subtle"
        onClick={(event) => {
          if (!isExpandable) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isExpandable && <Chevron size={14} aria-hidden />}
      </span>
      <span className="grid h-5 flex-none place-items-center">
        {item.kind === 'folder' ? (
          <FolderIcon size={16} className="text-text-subtle" aria-hidden />
        ) : (
          <KindTile mimeType={item.mimeType} name={item.name} size="xs" />
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1">
          <span className="min-w-32 flex-1 text-cell break-words">
            {item.name}
            {place !== '' && <span className="block text-caption text-text-subtle">in {place}</span>}
          </span>
          <span className="flex max-w-full flex-wrap gap-1.5">
            <AccessBadge level={item.level} />
            {item.kind === 'document' && <AccessRightsBadge gives={item.gives} />}
          </span>
        </span>
        <AccessReasons
          because={item.because}
          but={item.but.filter((limit) => !isOverall(limit))}
          homeId={item.homeId}
          names={names}
          isFolder={item.kind === 'folder'}
        />
      </span>
    </div>
  );
}

const icons: Record<AccessReason['gives'], LucideIcon> = { see: List, view: Eye, download: Download };

/** A user's rights on an item: "Can view and download", "No access". */
function AccessRightsBadge({ gives }: { gives: AccessReason['gives'] | null }) {
  return (
    <Badge icon={gives === null ? CircleMinus : icons[gives]} tone={gives === null ? 'outline' : 'neutral'}>
      {givesInWords(gives)}
    </Badge>
  );
}
