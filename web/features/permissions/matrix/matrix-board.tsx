import { FileDown, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { catching } from '#web/api/catching.ts';
import { serverNow } from '#web/api/server-time.ts';
import { useChange } from '#web/api/use-change.ts';
import { permissionWords } from '#web/domain/words/permission-words.ts';
import { counted } from '#web/format/counted.ts';
import { csvFileName } from '#web/format/csv.ts';
import { useAskBeforeLeaving } from '#web/ui/browser/use-ask-before-leaving.ts';
import { saveCsv } from '#web/ui/browser/save-csv.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { EndDialog } from './end-dialog.tsx';
import { atLevel, nextLevel, type Place, unended, withEnd } from './matrix-changes.ts';
import { matrixCsv } from './matrix-csv.ts';
import { MatrixGrid, pageOf } from './matrix-grid.tsx';
import { MatrixReview } from './matrix-review.tsx';
import { placesByName } from './matrix-rows.ts';
import { newsInWords } from './news-in-words.ts';
import { useCells } from './use-cells.ts';
import { type MatrixSource, useMatrix } from './use-matrix.ts';
import { useSaveMatrix } from './use-matrix-data.ts';

const MOST = 5000;
const byLetter = { n: 'none', v: 'view', d: 'download', delete: 'none', backspace: 'none' } as const;
const choices = [
  { level: 'none', label: 'None', key: 'N' },
  { level: 'view', label: 'View', key: 'V' },
  { level: 'download', label: 'Download', key: 'D' },
] as const;

/** Includes the ETag at that time, so that a refetch does not change the question. */
type Question = { what: 'review'; etag: string } | { what: 'end'; places: readonly Place[] } | { what: 'discard' };

interface MatrixBoardProps {
  source: MatrixSource;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

export function MatrixBoard({ source, refetch, onClose }: MatrixBoardProps) {
  const matrix = useMatrix(source);
  const { rows, groups, changes, news, givens } = matrix;
  const [now] = useState(serverNow);
  const [question, setQuestion] = useState<Question | null>(null);
  const save = useChange(useSaveMatrix, permissionWords.updateFolderPermissions);
  const scroller = useRef<HTMLDivElement>(null);
  const ids = useMemo(
    () => ({ rows: rows.map(({ folder }) => folder.id), columns: groups.map(({ id }) => id) }),
    [rows, groups],
  );
  // What opened the question is disabled once the saved changes have gone.
  const saved = useRef<typeof changes>(null);
  useEffect(() => {
    if (!saved.current || changes.size > 0) return;
    saved.current = null;
    scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [changes.size]);
  const cells = useCells(ids, () => pageOf(scroller.current));
  const { area, active } = cells;
  const places = (): Place[] =>
    rows
      .slice(area.top, area.bottom + 1)
      .flatMap(({ folder }) =>
        groups.slice(area.left, area.right + 1).map(({ id }) => ({ folderId: folder.id, groupId: id })),
      );
  const named = useMemo(() => placesByName(rows, groups), [rows, groups]);
  const placeAt = (row: number, column: number): Place => ({
    folderId: rows[row]?.folder.id ?? '',
    groupId: groups[column]?.id ?? '',
  });
  const filling = (place: Place) => unended(matrix.givenAt(place), now);
  const set = (level: 'none' | 'view' | 'download') => matrix.change(places(), atLevel(level, now));

  const handleKey = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key === 'd')
      matrix.change(places(), (_, { groupId }) => filling({ ...placeAt(area.top, 0), groupId }));
    else if (isCommand && key === 'r')
      matrix.change(places(), (_, { folderId }) => filling({ ...placeAt(0, area.left), folderId }));
    else if (isCommand || event.altKey) return;
    else if (key === 'enter') set(nextLevel(matrix.givenAt(placeAt(active.row, active.column)), now));
    else if (key in byLetter) set(byLetter[key as keyof typeof byLetter]);
    else if (key === 'escape' && cells.isMany) cells.moveTo(active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleSave = (etag: string) => {
    const failed = () => {
      setQuestion(null);
      void refetch();
    };
    // Saved changes are no changes any more after the refetch.
    const done = () => {
      saved.current = changes;
      matrix.clearNews();
      setQuestion(null);
    };
    const sent = [...changes.values()];
    // Changes by others are shown by the refetch, above the grid.
    const catches = catching({ 'permissions-changed': failed, 'permission-target-gone': failed });
    void save.run({ changes: sent, etag }, { done, failed, catches });
  };
  const isUnsaved = () => changes.size > 0 && changes !== saved.current;
  useAskBeforeLeaving(isUnsaved);
  const close = () => (isUnsaved() ? setQuestion({ what: 'discard' }) : onClose());
  const lines = newsInWords(news, matrix);
  const isTooMany = changes.size > MOST;
  return (
    <Dialog
      onClose={close}
      size="full"
      title="Access Matrix"
      description="Folders down, groups across. Lighter cells show what comes from a folder above or from its level."
      initialFocus={scroller}
      footer={
        <>
          <Button
            icon={FileDown}
            className="mr-auto"
            onClick={() => saveCsv(matrixCsv(matrix, now), csvFileName('access-matrix'))}
          >
            Export CSV
          </Button>
          <p
            role="status"
            className={cx(
              'self-center text-cell text-text-subtle',
              isTooMany && 'max-md:order-first max-md:basis-full!',
            )}
          >
            {isTooMany ? `At most ${counted(MOST, 'change')} at a time: ` : ''}
            {changes.size > 0 ? counted(changes.size, 'change') : ''}
          </p>
          <Button onClick={close}>Close</Button>
          <Button
            variant="primary"
            disabled={changes.size === 0 || isTooMany}
            onClick={() => setQuestion({ what: 'review', etag: matrix.etag })}
          >
            Review Changes
          </Button>
        </>
      }
    >
      <div className="flex h-full flex-col gap-3">
        <div role="toolbar" aria-label="Selected cells" className="flex flex-wrap items-center gap-2">
          {choices.map(({ level, label, key }) => (
            <Button key={level} size="sm" aria-keyshortcuts={key} onClick={() => set(level)}>
              {label}
            </Button>
          ))}
          <Button size="sm" onClick={() => setQuestion({ what: 'end', places: places() })}>
            Ends…
          </Button>
          <Button
            size="sm"
            title="Each group that has nothing yet of the folder with its name gets download of it"
            disabled={named.length === 0}
            onClick={() => matrix.change(named, (before) => before ?? atLevel('download', now)(before))}
          >
            Match Names
          </Button>
          <p className="text-caption text-text-subtle max-lg:hidden">
            Keys: N, V, D set, Enter the next of these; Shift selects; Ctrl+D and Ctrl+R fill down and across
          </p>
        </div>
        {lines.length > 0 && (
          <Notice icon={TriangleAlert} tone="warning" isAlert>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        <div className="min-h-60 flex-1">
          <MatrixGrid matrix={matrix} now={now} cells={cells} scroller={scroller} onKey={handleKey} />
        </div>
      </div>
      {question?.what === 'end' && (
        <EndDialog
          value={matrix.givenAt(placeAt(active.row, active.column))?.expiresAt ?? null}
          onClose={() => setQuestion(null)}
          onEnd={(end) => {
            matrix.change(question.places, withEnd(end, now));
            setQuestion(null);
          }}
        />
      )}
      {question?.what === 'review' && (
        <ConfirmDialog
          title="Save Changes"
          tone="primary"
          isBusy={save.isPending}
          onConfirm={() => handleSave(question.etag)}
          onCancel={() => setQuestion(null)}
        >
          <MatrixReview of={[rows, groups, givens, changes, now]} />
        </ConfirmDialog>
      )}
      {question?.what === 'discard' && (
        <ConfirmDialog
          title="Discard Changes"
          cancelLabel="Keep Editing"
          onConfirm={onClose}
          onCancel={() => setQuestion(null)}
        >
          <p>{counted(changes.size, 'change')} not saved yet.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
