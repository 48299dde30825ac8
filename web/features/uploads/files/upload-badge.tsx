import { Check, CircleAlert, CircleCheck, LoaderCircle, type LucideIcon, WifiOff } from 'lucide-react';

import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { isPaused, percent, type UploadItem, type UploadStatus } from '../engine/upload-item.ts';

const looks: Record<Exclude<UploadStatus, 'uploading'>, { tone: BadgeTone; icon: LucideIcon; label: string }> = {
  uploaded: { tone: 'accent', icon: CircleCheck, label: 'Ready' },
  processing: { tone: 'neutral', icon: LoaderCircle, label: 'Processing' },
  completed: { tone: 'success', icon: Check, label: 'Completed' },
  failed: { tone: 'danger', icon: CircleAlert, label: 'Failed' },
};

export function UploadBadge({ item, isNarrow = false }: { item: UploadItem; isNarrow?: boolean }) {
  if (isPaused(item)) {
    return (
      <Badge tone="warning" icon={WifiOff}>
        Paused
      </Badge>
    );
  }
  if (item.status !== 'uploading') {
    const { tone, icon, label } = looks[item.status];
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
