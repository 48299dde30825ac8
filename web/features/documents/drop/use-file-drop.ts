import { useRef, useState } from 'react';
import { type DroppedFiles, readDrop } from '#web/domain/files/dropped-files.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { hasOpenModal } from '#web/ui/browser/typing.ts';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';

interface FileDropOptions {
  mayUpload: boolean;
  /** The target of files that are not dropped on a folder's row. */
  folderId: string | null;
  onDrop: (folderId: string | null, dropped: DroppedFiles) => void;
}

/** Files dragged over the page: null without any, otherwise the target folder (null for the root). */
export type FileDrag = { folderId: string | null; rowFolderId: string | null } | null;

/** Takes files anywhere over the page, since the browser would open one dropped beside a target. */
export function useFileDrop({ mayUpload, folderId, onDrop }: FileDropOptions): FileDrag {
  const [over, setOver] = useState<{ rowFolderId: string | null } | null>(null);
  // Elements report dragenter before dragleave, so the drag has ended when none remains.
  const entered = useRef(new Set<EventTarget>());

  const take = (files: DataTransfer, target: string | null) => {
    if (mayUpload) {
      void readDrop(files).then((dropped) => onDrop(target, dropped));
      return;
    }
    const message = 'Only administrators and managers can upload documents.';
    toast({ title: 'Access Denied', message, tone: 'destructive' });
  };
  const handle = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    // A dialog's own drop zone has handled the event.
    const isTaken = event.defaultPrevented || hasOpenModal();
    event.preventDefault();
    if (event.type === 'drop') {
      entered.current.clear();
      if (!isTaken) take(dataTransfer, rowFolder(target) ?? folderId);
    } else if (target && event.type === 'dragenter') {
      entered.current.add(target);
    } else if (target && event.type === 'dragleave') {
      entered.current.delete(target);
    }
    const isOver = !isTaken && [...entered.current].some(isThere);
    const rowFolderId = event.type === 'dragleave' ? (over?.rowFolderId ?? null) : rowFolder(target);
    if (!isOver) setOver(null);
    else if (over?.rowFolderId !== rowFolderId) setOver({ rowFolderId });
  };
  useWindowEvent('dragenter', handle);
  useWindowEvent('dragover', handle);
  useWindowEvent('dragleave', handle);
  useWindowEvent('drop', handle);

  if (!mayUpload || !over) return null;
  return { rowFolderId: over.rowFolderId, folderId: over.rowFolderId ?? folderId };
}

/** A row that scrolled away under the pointer never reports dragleave. */
const isThere = (target: EventTarget): boolean => !(target instanceof Node) || target.isConnected;

function rowFolder(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-folder-id]')?.dataset['folderId'] ?? null;
}
