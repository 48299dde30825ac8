import { BackUntil } from '#web/domain/product/back-until.tsx';
import { HeldItems } from '#web/domain/bulk/held-items.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { heldItem, type Item } from '../actions/action.ts';
import type { Library } from '../page/use-library.ts';
import { type BulkDeleteOptions, useBulkDelete } from './use-bulk-delete.ts';
import { useMemo, useRef } from 'react';
import { counted, grouped } from '#web/format/counted.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { contentsOf, outermost, type Stayed, whyItStayed } from './stayed.ts';

interface BulkDeleteDialogProps extends Omit<BulkDeleteOptions, 'tree'> {
  items: readonly Item[];
  library: Pick<Library, 'index' | 'tree'>;
}

export function BulkDeleteDialog({ items, library, onDone, onClose }: BulkDeleteDialogProps) {
  const { stayed, isPending, run } = useBulkDelete({ tree: library.tree, onDone, onClose });
  if (stayed) {
    return (
      <StayedDialog
        stayed={stayed}
        items={items}
        library={library}
        isBusy={isPending}
        onCascade={(folders) => run({ items: folders, stayed })}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog title="Delete Items" isBusy={isPending} onConfirm={() => run({ items })} onCancel={onClose}>
      <p>{`Are you sure you want to delete ${grouped(items.length)} item(s)? This action cannot be undone.`}</p>
      <BackUntil isFinalSaid items={items.map(rowOf)} />
      <div className="mt-3">
        <HeldItems items={items.map(heldItem)} />
      </div>
    </ConfirmDialog>
  );
}

const rowOf = (item: Item) => (item.kind === 'folder' ? item.folder : item.document);

interface StayedDialogProps {
  stayed: readonly Stayed[];
  /** All items that should be deleted. */
  items: readonly Item[];
  library: Pick<Library, 'index' | 'tree'>;
  isBusy: boolean;
  onCascade: (folders: readonly Item[]) => void;
  onClose: () => void;
}

/** More than anyone reads, and far less than a page can hold. */
const mostNamed = 100;

/** Items that were not deleted, with reasons; folders that are not empty can be deleted with their contents. */
function StayedDialog({ stayed, items, library, isBusy, onCascade, onClose }: StayedDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const folders = outermost(stayed, library);
  const deleted = useMemo(() => {
    const gone = new Set(items.map(({ key }) => key));
    for (const { item } of stayed) gone.delete(item.key);
    return gone;
  }, [items, stayed]);
  const closeAtRest = () => {
    if (!isBusy) onClose();
  };
  const rest = stayed.length - mostNamed;
  return (
    <Dialog
      isAlert
      size="sm"
      title={`${grouped(stayed.length)} of ${counted(items.length, 'item')} not deleted`}
      initialFocus={close}
      onClose={closeAtRest}
      footer={
        <>
          {/* Never disabled, since it has the focus when the dialog opens. */}
          <Button ref={close} onClick={closeAtRest}>
            Close
          </Button>
          {folders.length > 0 && (
            <Button variant="danger" isBusy={isBusy} onClick={() => onCascade(folders)}>
              {folders.length === 1
                ? 'Delete with what is in it'
                : `Delete ${grouped(folders.length)} folders with what is in them`}
            </Button>
          )}
        </>
      }
    >
      <ul className="grid gap-3">
        {stayed.slice(0, mostNamed).map((one) => {
          const { item } = one;
          const contents =
            item.kind === 'folder' && folders.includes(item) ? contentsOf(item.folder.id, library, deleted) : [];
          return (
            <li key={item.key} className="text-cell">
              <p className="font-medium break-words text-text">{heldItem(item).name}</p>
              <p className="text-text-muted">{whyItStayed(one)}</p>
              {contents.length > 0 && <HeldItems items={contents} />}
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p className="mt-3 text-cell text-text-muted">{`And ${counted(rest, 'other item')}.`}</p>}
      {folders.length > 0 && (
        <div className="mt-4 text-cell text-text-muted">
          <BackUntil items={folders.map(rowOf)} />
        </div>
      )}
    </Dialog>
  );
}
