import { CircleAlert, LogIn, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { folderHref } from '#web/domain/folders/folder-link.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { buttonClass } from '#web/ui/form/button-class.ts';
import { UploadList } from '../files/upload-list.tsx';
import {
  filtered,
  progressInBytes,
  progressInFiles,
  type TrayFilter,
  type TrayView,
  trayFilters,
} from './tray-view.ts';
import { cx } from '#web/ui/theme/cx.ts';
import { mayRetry, type UploadItem } from '../engine/upload-item.ts';
import { uploadTray } from './upload-tray-store.ts';

export interface TrayTarget {
  key: string;
  folderId: string | null;
  /** Null until the folders are loaded, or if the folder is gone. */
  name: string | null;
  done: number;
  files: number;
  /** Opens the question for the level, if it is undecided. */
  onDecide: (() => void) | null;
}

interface TrayActions {
  onCancelAll: () => void;
  onDismiss: () => void;
  /** Called when a link leads away from the tray. */
  onLeave: () => void;
}

export interface TrayBodyProps {
  view: TrayView;
  targets: readonly TrayTarget[];
  actions: TrayActions;
}

export function TrayBody({ view, targets, actions }: TrayBodyProps) {
  const [chosen, setChosen] = useState<TrayFilter>('All');
  const items = filtered(view.items, chosen);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-1.5">
        <ProgressBar value={view.percent} label="All uploads" tone={view.status === 'done' ? 'success' : 'accent'} />
        <p className="flex flex-wrap justify-between gap-x-3 text-caption text-text-muted tabular-nums">
          <span className="font-medium text-text">{progressInFiles(view)} in</span>
          <span>{progressInBytes(view)}</span>
        </p>
      </div>
      <ul aria-label="Where they go" className="grid gap-1.5">
        {targets.map((target) => (
          <Target key={target.key} target={target} onLeave={actions.onLeave} />
        ))}
      </ul>
      {view.status === 'signed-out' && (
        <Notice icon={CircleAlert} tone="warning">
          <p>
            {progressInFiles(view)} are in and stay. Sign in again in another tab, then resume here: leaving this page
            would lose the rest.
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <a href="/api/login" target="_blank" rel="noreferrer" className={buttonClass('secondary', 'sm')}>
              <LogIn size={16} aria-hidden />
              Sign in
            </a>
            <Button size="sm" icon={RotateCw} onClick={uploadTray.retryFailed}>
              Resume
            </Button>
          </div>
        </Notice>
      )}
      <TrayFilters items={view.items} value={chosen} onChange={setChosen} />
      {items.length === 0 ? (
        <p className="py-4 text-center text-cell text-text-subtle">No such file</p>
      ) : (
        <UploadList items={items} uploads={uploadTray} isScroller />
      )}
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        {view.items.some(mayRetry) && view.status !== 'signed-out' && (
          <Button size="sm" icon={RotateCw} onClick={uploadTray.retryFailed}>
            Retry failed
          </Button>
        )}
        {view.isRunning || view.status === 'undecided' || view.status === 'signed-out' ? (
          <Button size="sm" onClick={actions.onCancelAll}>
            Cancel
          </Button>
        ) : (
          <Button size="sm" onClick={actions.onDismiss}>
            Dismiss
          </Button>
        )}
      </div>
    </div>
  );
}

function Target({ target, onLeave }: { target: TrayTarget; onLeave: () => void }) {
  const { folderId, name, done, files, onDecide } = target;
  const shown = folderId === null ? 'Home' : name;
  return (
    <li className="flex items-center gap-3 text-cell">
      <span className="min-w-0 flex-1 truncate text-text-muted" title={shown ?? undefined}>
        {onDecide === null ? `${grouped(done)} of ${grouped(files)} in ` : `${counted(files, 'file')} for `}
        <span className="font-medium text-text">{shown ?? 'a folder'}</span>
      </span>
      {onDecide !== null ? (
        <Button size="sm" onClick={onDecide}>
          Choose level
        </Button>
      ) : (
        (folderId === null || name !== null) && (
          <Link
            href={folderHref(folderId)}
            onClick={onLeave}
            className="flex-none font-label text-accent-text hover:underline"
          >
            Show in folder
          </Link>
        )
      )}
    </li>
  );
}

const filters = Object.keys(trayFilters) as TrayFilter[];

interface TrayFiltersProps {
  items: readonly UploadItem[];
  value: TrayFilter;
  onChange: (value: TrayFilter) => void;
}

function TrayFilters({ items, value, onChange }: TrayFiltersProps) {
  return (
    <div
      role="group"
      aria-label="Show"
      className="flex flex-wrap gap-1 max-md:flex-nowrap max-md:gap-0 max-md:overflow-x-auto"
    >
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className={cx(
            'h-7 flex-none rounded-md px-2 text-caption font-label tabular-nums transition-colors focus-visible:-outline-offset-2 max-md:h-10',
            filter === value
              ? 'bg-accent-soft text-accent-text'
              : 'text-text-muted hover:bg-surface-active hover:text-text',
          )}
        >
          {filter} {grouped(filtered(items, filter).length)}
        </button>
      ))}
    </div>
  );
}
