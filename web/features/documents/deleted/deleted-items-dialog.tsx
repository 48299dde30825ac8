import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2, Folder } from 'lucide-react';
import { useState } from 'react';
import { purgeItem, useListDeletedItems, usePutBackItem } from '#contract/hooks/deleted.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import type { DeletedItem } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { HeldItems } from '#web/domain/bulk/held-items.tsx';
import { startBulk } from '#web/domain/bulk/start-bulk.tsx';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';
import { nameInTrail } from '#web/domain/people/person.ts';
import { deletedWords } from '#web/domain/words/deleted-words.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { documentAge } from '#web/format/age.ts';
import { dateText } from '#web/format/date-time.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { z } from 'zod';
import { PutBackItemBody } from '#contract/zod/deleted.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { catching } from '#web/api/catching.ts';
import { over } from '#web/api/over-latest.ts';
import { requiredText } from '#web/domain/names/required-text.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import { putBackJob } from './put-back-job.ts';

/** More than anyone reads, and far less than a page can hold. */
const mostShown = 200;

/** Deleted items, the latest first: they can be put back, one or all that are found, or purged after a confirmation. */
export function DeletedItemsDialog({ show, onClose }: { show: (dialog: PageDialog) => void; onClose: () => void }) {
  const { data, error, refetch } = useListDeletedItems();
  const [search, setSearch] = useState('');
  const [purging, setPurging] = useState<DeletedItem | null>(null);
  const [renaming, setRenaming] = useState<DeletedItem | null>(null);
  const [isConfirmingAll, setConfirmingAll] = useState(false);
  const queryClient = useQueryClient();
  const putBack = useChange(usePutBackItem, deletedWords.putBackItem);
  const purge = useChange(usePurge, deletedWords.purgeItem);
  const { data: people } = useListUsers({ deactivated: 'true' });
  const term = searchTerm(search);
  const found = data?.filter(({ name }) => searchText(name, '').includes(term)) ?? [];
  const handlePutBack = (item: DeletedItem) =>
    void putBack.run({ id: item.id }, { catches: catching({ 'name-taken': () => setRenaming(item) }) });
  const leave = () => setPurging(null);
  const putBackAll = () => {
    void startBulk(
      { queryClient, show: (draw) => show((page) => draw({ onEnd: () => undefined, onClose: page.onClose })) },
      putBackJob(found),
    );
    onClose();
  };
  const nameOf = (id: string | null) => {
    const person = people?.find((one) => one.id === id);
    return person && nameInTrail(person);
  };
  return (
    <Dialog
      onClose={onClose}
      title="Deleted Items"
      description="Nobody can open them. Put back, they have their versions, permissions and approvals again."
    >
      {data === undefined ? (
        <NotLoaded what="deleted items" query={{ error, refetch }} widths={['w-52']} further={['w-40']} />
      ) : data.length === 0 ? (
        <EmptyState
          icon={Trash2}
          title="Nothing is deleted"
          message="Deleted documents and folders can be put back from here."
        />
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <SearchField label="Search deleted items" value={search} onChange={setSearch} className="flex-1 basis-48" />
            {found.length > 1 && (
              <Button onClick={() => setConfirmingAll(true)}>{`Put back all ${grouped(found.length)}`}</Button>
            )}
          </div>
          <ul className="divide-y divide-border overflow-hidden rounded-lg border border-border empty:border-0">
            {found.slice(0, mostShown).map((item) => (
              <DeletedRow
                key={item.id}
                item={item}
                deletedBy={nameOf(item.deletedById)}
                busyId={putBack.isPending ? putBack.variables?.id : undefined}
                onPutBack={() => handlePutBack(item)}
                onPurge={() => setPurging(item)}
              />
            ))}
          </ul>
          <p role="status" className="mt-3 text-cell text-text-muted empty:hidden">
            {found.length === 0 && 'No deleted item has that name.'}
            {found.length > mostShown && `And ${counted(found.length - mostShown, 'more item')}: search for them.`}
          </p>
        </>
      )}
      {isConfirmingAll && (
        <ConfirmDialog
          title={`Put Back ${counted(found.length, 'Item')}`}
          tone="primary"
          onConfirm={putBackAll}
          onCancel={() => setConfirmingAll(false)}
        >
          <p>
            Each comes back where it was. An item whose folder stays deleted comes back to Home, unless a legal hold
            keeps it.
          </p>
          <div className="mt-3">
            <HeldItems items={found} />
          </div>
        </ConfirmDialog>
      )}
      {renaming && <AnotherNameDialog item={renaming} onClose={() => setRenaming(null)} />}
      {purging && (
        <ConfirmDialog
          title="Purge for Good"
          isBusy={purge.isPending}
          onConfirm={() => void purge.run(purging, { done: leave, failed: leave })}
          onCancel={leave}
        >
          “{purging.name}” {whatWasInIt(purging)}is deleted with all its versions, and nobody can bring it back.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Leaves what was put back since, and deleted again with more in it. */
const usePurge = () =>
  useMutation<unknown, ApiError, DeletedItem>({
    mutationKey: ['purgeItem'],
    mutationFn: async ({ id, deletedAt }) => purgeItem(id, await over({}, [deletedAt])),
  });

function whatWasInIt({ kind, documents, folders }: DeletedItem): string {
  if (kind === 'document') return '';
  return `with ${counted(folders, 'folder')} and ${counted(documents, 'document')} in it `;
}

interface DeletedRowProps {
  item: DeletedItem;
  deletedBy: string | undefined;
  busyId: string | undefined;
  onPutBack: () => void;
  onPurge: () => void;
}

/** A deleted item: who deleted it, when and from where, and how long it is kept. */
function DeletedRow({ item, deletedBy, busyId, onPutBack, onPurge }: DeletedRowProps) {
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
        <p className="text-caption wrap-anywhere text-text-subtle tabular-nums">
          Deleted {documentAge(item.deletedAt).toLowerCase()}
          {deletedBy !== undefined && ` by ${deletedBy}`} · {placeOf(item)}
          {kind === 'folder' && ` · ${counted(folders, 'folder')} and ${counted(documents, 'document')} in it`}
        </p>
        {!isHeld && <p className="text-caption text-text-subtle tabular-nums">Kept until {dateText(until)}</p>}
      </div>
      {isHeld && <Badge tone="warning">Legal hold</Badge>}
      <div className="ml-auto flex gap-2">
        <Button
          size="sm"
          isBusy={busyId === item.id}
          disabled={busyId !== undefined}
          aria-label={`Put back ${name}`}
          onClick={onPutBack}
        >
          Put back
        </Button>
        <Button size="sm" variant="danger" disabled={isHeld} aria-label={`Purge ${name}`} onClick={onPurge}>
          Purge
        </Button>
      </div>
    </li>
  );
}

function placeOf({ folderName, isPlaceGone, isHeld }: DeletedItem): string {
  if (isPlaceGone && folderName !== null)
    return `from ${folderName}, which is deleted too: put that back first${isHeld ? '' : ', else it comes to Home'}`;
  if (isPlaceGone) return 'its folder is gone: it comes back to Home';
  return `from ${folderName ?? 'Home'}`;
}

const nameForm = z.object({ name: requiredText('A name is required').pipe(PutBackItemBody.shape.name.unwrap()) });

/** For a document whose name was given again while it was deleted. */
function AnotherNameDialog({ item, onClose }: { item: DeletedItem; onClose: () => void }) {
  const { id, name, folderName, isPlaceGone } = item;
  const { field, handleSubmit, setError } = useSchemaForm(nameForm, { name: restored(name) });
  const putBack = useChange(usePutBackItem, deletedWords.putBackItem);
  const catches = catching({
    'name-taken': () => setError('name', { message: 'Another document there has that name, too' }),
  });
  const submit = handleSubmit((data) => putBack.run({ id, data }, { done: onClose, failed: onClose, catches }));
  const place = isPlaceGone ? 'Home' : (folderName ?? 'Home');
  return (
    <FormDialog
      size="sm"
      title="Put Back under Another Name"
      description={`Another document in ${place} is called “${name}” by now.`}
      action="Put Back"
      isBusy={putBack.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" spellCheck={false} maxLength={255} {...field('name')} />
    </FormDialog>
  );
}

/** "May (restored).pdf" for "May.pdf". */
function restored(name: string): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[a-z0-9]{1,8})?$/i.exec(name) ?? [];
  const mark = ` (restored)${extension}`;
  return (
    Array.from(stem)
      .slice(0, 255 - mark.length)
      .join('') + mark
  );
}
