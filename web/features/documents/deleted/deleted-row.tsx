import { Folder } from 'lucide-react';
import type { DeletedItem } from '#contract/types.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { documentAge } from '#web/format/age.ts';
import { counted } from '#web/format/counted.ts';
import { dateText } from '#web/format/date-time.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';

interface DeletedRowProps {
  item: DeletedItem;
  deletedBy: string;
  isBusy: boolean;
  onPutBack: () => void;
  onPurge: () => void;
}

/** A deleted item: who deleted it, when and from where, and how long it is kept. */
export function DeletedRow({ item, deletedBy, isBusy, onPutBack, onPurge }: DeletedRowProps) {
  const { kind, name, isHeld, until, documents, folders } = item;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      {kind === 'document' ? (
        <KindTile mimeType={null} name={name} />
      ) : (
        <Folder size={28} aria-hidden className="flex-none text-text-subtle" />
      )}
      <div className="min-w-0 flex-1 basis-48">
        <p title={name} className="truncate text-base font-medium text-text">
          {name}
        </p>
        <p className="text-caption text-text-subtle tabular-nums">
          Deleted {documentAge(item.deletedAt).toLowerCase()} by {deletedBy} · {placeOf(item)}
          {kind === 'folder' && ` · ${counted(folders, 'folder')} and ${counted(documents, 'document')} in it`}
        </p>
        {!isHeld && <p className="text-caption text-text-subtle tabular-nums">Kept until {dateText(until)}</p>}
      </div>
      {isHeld && <Badge tone="warning">Legal hold</Badge>}
      <div className="ml-auto flex gap-2">
        <Button size="sm" isBusy={isBusy} aria-label={`Put back ${name}`} onClick={onPutBack}>
          Put back
        </Button>
        <Button size="sm" variant="danger" disabled={isHeld} aria-label={`Purge ${name}`} onClick={onPurge}>
          Purge
        </Button>
      </div>
    </li>
  );
}

function placeOf({ folderName, isPlaceGone }: DeletedItem): string {
  if (isPlaceGone) return 'its folder is gone: it comes back to Home';
  return `from ${folderName ?? 'Home'}`;
}
