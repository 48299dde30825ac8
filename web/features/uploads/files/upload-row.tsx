import {
  CircleAlert,
  RotateCw,
  Trash2,
  X,
  Check,
  CircleCheck,
  LoaderCircle,
  type LucideIcon,
  WifiOff,
} from 'lucide-react';
import { memo } from 'react';
import { formatSize } from '#web/format/format-size.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import type { UploadEngine } from '../engine/upload-engine.ts';
import { becomesVersion } from '../document/next-version.ts';
import {
  isPaused,
  mayCancel,
  mayRemove,
  mayRetry,
  percent,
  relativePath,
  type UploadItem,
  type UploadStatus,
} from '../engine/upload-item.ts';
import { timeLeft } from '../engine/upload-speed.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

interface UploadRowProps {
  item: UploadItem;
  /** What acts on it: its engine, or the tray with several. */
  uploads: Pick<UploadEngine, 'cancel' | 'retry' | 'remove'>;
  /** The version that it becomes. */
  version?: number | undefined;
  /** In the tray, where space is limited. */
  isNarrow?: boolean;
}

/** A file with its progress, error and actions. Rerendered only when it changes. */
export const UploadRow = memo(function UploadRow({ item, uploads, version, isNarrow = false }: UploadRowProps) {
  const path = relativePath(item);
  return (
    <div className="flex gap-3 px-4 py-2.5 max-md:px-3">
      <span className="pt-1">
        <KindTile mimeType={item.type} name={item.name} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <p className="line-clamp-2 text-base font-medium break-words md:line-clamp-1 md:break-all" title={path}>
              {item.name}
            </p>
            {item.folders.length > 0 && (
              <p className="truncate text-caption text-text-muted">{item.folders.join(' / ')}</p>
            )}
            <p className="truncate text-caption text-text-subtle tabular-nums">{secondLine(item, version)}</p>
          </div>
          <UploadBadge item={item} isNarrow={isNarrow} />
          <div className={cx('flex flex-none justify-end gap-0.5', !isNarrow && 'w-16 max-md:w-auto')}>
            {mayRetry(item) && (
              <IconButton label={`Retry ${path}`} icon={RotateCw} onClick={() => uploads.retry(item.id)} />
            )}
            {mayCancel(item) && (
              <IconButton label={`Cancel ${path}`} icon={X} onClick={() => uploads.cancel(item.id)} />
            )}
            {mayRemove(item) && (
              <IconButton label={`Remove ${path}`} icon={Trash2} onClick={() => uploads.remove(item.id)} />
            )}
          </div>
        </div>
        {item.error !== null && (
          <p className="mt-0.5 flex items-start gap-1 text-caption text-danger">
            <CircleAlert size={12} className="mt-0.5 flex-none" aria-hidden />
            <span className="min-w-0 break-words">{item.error}</span>
          </p>
        )}
        {item.status === 'uploading' && (
          <div className="mt-2 mb-1">
            <ProgressBar value={percent(item)} label={`Uploading ${path}`} />
          </div>
        )}
        {item.status === 'processing' && (
          <div className="mt-2 mb-1 h-1 overflow-hidden rounded-full bg-chart-track" aria-hidden>
            <div className="mx-auto h-full w-2/5 animate-pulse rounded-full bg-chart-1" />
          </div>
        )}
      </div>
    </div>
  );
});

function secondLine(item: UploadItem, version: number | undefined): string {
  const size = formatSize(item.size);
  if (isPaused(item)) return `${size} · Paused while offline`;
  if (item.status !== 'uploading')
    return version === undefined || item.status === 'completed' ? size : `${size} · ${becomesVersion(version)}`;
  switch (item.activity) {
    case 'waiting':
      return `${size} · Waiting`;
    case 'retrying':
      return [size, item.setback, 'Trying again'].filter((part) => part !== null).join(' · ');
    default:
      return [
        `${formatSize(item.bytesSent)} of ${size}`,
        item.speed === null ? null : `${formatSize(Math.round(item.speed))}/s`,
        timeLeft(item.size - item.bytesSent, item.speed),
      ]
        .filter((part) => part !== null)
        .join(' · ');
  }
}

const looks: Record<
  Exclude<UploadStatus, 'uploading'> | 'paused',
  { tone: BadgeTone; icon: LucideIcon; label: string }
> = {
  paused: { tone: 'warning', icon: WifiOff, label: 'Paused' },
  uploaded: { tone: 'accent', icon: CircleCheck, label: 'Ready' },
  processing: { tone: 'neutral', icon: LoaderCircle, label: 'Processing' },
  completed: { tone: 'success', icon: Check, label: 'Completed' },
  failed: { tone: 'danger', icon: CircleAlert, label: 'Failed' },
};

function UploadBadge({ item, isNarrow = false }: { item: UploadItem; isNarrow?: boolean }) {
  const state = isPaused(item) ? 'paused' : item.status;
  if (state !== 'uploading') {
    const { tone, icon, label } = looks[state];
    return (
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
    );
  }
  return (
    <span className="text-cell tabular-nums">
      <span className={isNarrow ? 'sr-only' : 'text-text-muted max-md:sr-only'}>Uploading </span>
      <span className="font-semibold">{percent(item)}%</span>
    </span>
  );
}
