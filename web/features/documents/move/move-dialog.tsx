import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { MoveEffect as Effect } from '#contract/types.ts';
import { HeldItems } from '#web/domain/bulk/held-items.tsx';
import { counted } from '#web/format/counted.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import { type ItemKey, parseKey } from '../model/item-key.ts';
import { effectOf } from './effect-of.ts';
import { FolderPicker } from './folder-picker.tsx';
import { MoveEffect } from './move-effect.tsx';
import { type FolderId, isInside, mayMoveTo, movables, movesTo, placeName, type Shelves } from './moves.ts';
import { bulkChange } from '../selection/bulk-change.ts';
import { movesJob } from './moves-job.ts';

interface MoveDialogProps {
  keys: readonly ItemKey[];
  library: Shelves;
  target?: FolderId;
  /** The effect of moving to the target; null if it could not be read. */
  known?: Effect | null;
  show: (dialog: PageDialog) => void;
  onClose: () => void;
}

/** Chooses a target and shows who gains and loses access before anything is moved. */
export function MoveDialog({ keys, library, target, known = null, show, onClose }: MoveDialogProps) {
  const { tree } = library;
  const queryClient = useQueryClient();
  const items = useMemo(() => movables(keys, library), [keys, library]);
  const [to, setTo] = useState(target);
  const moves = useMemo(() => (to === undefined ? [] : movesTo(items, to)), [items, to]);
  const isPossible = to !== undefined && mayMoveTo(items, to, tree);
  const effect = useQuery({
    ...effectOf(moves, to ?? null),
    enabled: isPossible,
    initialData: () => (to === target ? (known ?? undefined) : undefined),
  });
  const confirm = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLDivElement>(null);
  const [first] = items;
  const what = items.length === 1 && first ? `“${first.name}”` : counted(items.length, 'item');
  const barred = (id: FolderId) => {
    if (isInside(items, id, tree)) return 'is being moved';
    return items.every(({ from }) => from === id) ? 'current folder' : undefined;
  };
  const move = () => {
    void bulkChange({ queryClient, show }, keys, movesJob(moves, tree));
    onClose();
  };
  return (
    <Dialog
      size="md"
      title={to === undefined ? `Move ${what}` : `Move ${what} to ${placeName(to, tree)}`}
      description="Access to a document depends on the folder that it is in."
      onClose={onClose}
      initialFocus={known === null ? picker : confirm}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button ref={confirm} variant="primary" disabled={!isPossible || effect.data === undefined} onClick={move}>
            Move
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {items.length > 1 && <HeldItems items={items.map(({ key, name }) => ({ kind: parseKey(key).kind, name }))} />}
        <FolderPicker
          start={picker}
          tree={tree}
          chosen={to}
          onChoose={setTo}
          shown={[...(target === undefined ? [] : [target]), ...items.map(({ from }) => from)]}
          barred={barred}
        />
        {to === undefined ? (
          <p className="text-cell text-text-subtle">Choose a folder to see who gains and who loses access.</p>
        ) : (
          <MoveEffect query={effect} />
        )}
      </div>
    </Dialog>
  );
}
