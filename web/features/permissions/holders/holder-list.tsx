import { CalendarCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadingList } from '#web/ui/feedback/loading-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { HolderRow } from './holder-row.tsx';
import { type Holder, holderKey, type Holders } from './holder.ts';

interface HolderListProps<Entry extends Holder> {
  title: string;
  aside: ReactNode;
  /** Undefined while loading. */
  entries: readonly Entry[] | undefined;
  /** The text without entries. */
  none: string;
  known: Holders;
  badges: (entry: Entry) => ReactNode;
  verb: 'Revoke' | 'Remove';
  /** The key of the holder whose right is being taken away. */
  removing: string | undefined;
  onChange: (entry: Entry) => void;
  onRemove: (entry: Entry, name: string) => void;
}

/** The holders of rights on an item, each with the actions to change and to take away. */
export function HolderList<Entry extends Holder>(props: HolderListProps<Entry>) {
  const { title, aside, entries, none, known, badges, verb, removing, onChange, onRemove } = props;
  return (
    <section aria-label={title}>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-group">{title}</h3>
        {entries && aside}
      </div>
      {entries === undefined ? (
        <LoadingList label="Loading permissions" lead="size-8 rounded-full" widths={['w-40', 'w-32']} badge="w-20" />
      ) : entries.length === 0 ? (
        <p className="rounded-xl border border-border px-4 py-6 text-center text-cell text-text-subtle">{none}</p>
      ) : (
        <ul className="divide-y divide-border overflow-hidden rounded-xl border border-border">
          {entries.map((entry) => (
            <HolderRow
              key={holderKey(entry)}
              holder={entry}
              known={known}
              actions={(name) => (
                <div className="flex flex-none items-center gap-1">
                  <IconButton
                    label={`Change the permission of ${name}`}
                    icon={CalendarCog}
                    size="md"
                    onClick={() => onChange(entry)}
                  />
                  <Button
                    variant="danger-quiet"
                    size="sm"
                    isBusy={removing === holderKey(entry)}
                    disabled={removing !== undefined}
                    aria-label={`${verb} ${name}`}
                    onClick={() => onRemove(entry, name)}
                  >
                    {verb}
                  </Button>
                </div>
              )}
            >
              {badges(entry)}
            </HolderRow>
          ))}
        </ul>
      )}
    </section>
  );
}
