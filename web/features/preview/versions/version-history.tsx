import { History, ScrollText, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Document } from '#contract/types.ts';
import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { ActivityList } from './activity/activity-list.tsx';
import { VersionList, type VersionListProps } from './version-list.tsx';

interface VersionHistoryProps extends VersionListProps {
  onClose: () => void;
}

/** Beside the document: all of its versions and, for users who may read the audit log, its entries. */
export function VersionHistory({ document, shown, onView, onClose }: VersionHistoryProps) {
  const maySeeActivity = useMayCall(roles.listDocumentActivity);
  const versions = <VersionList document={document} shown={shown} onView={onView} />;
  return (
    <aside
      aria-label="Version history"
      data-covers={useMediaQuery('(max-width: 767px)') || undefined}
      onKeyDown={(event) => {
        // Not in a dialog above it, whose events come here too. Escape would close the preview.
        if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      className="flex w-90 flex-none flex-col border-l border-border bg-surface-raised max-md:absolute max-md:inset-0 max-md:w-full print:hidden"
    >
      <div className="flex items-center justify-between gap-2 border-b border-border py-2 pr-2 pl-4">
        <h3 className="text-group">Version history</h3>
        <IconButton label="Close version history" icon={X} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {maySeeActivity ? <VersionsAndActivity document={document} versions={versions} /> : versions}
      </div>
    </aside>
  );
}

function VersionsAndActivity({ document, versions }: { document: Document; versions: ReactNode }) {
  const [shown, setShown] = useState('versions');
  return (
    <div className="[&_[role=tablist]]:px-4 [&_[role=tablist]]:pt-1 [&_[role=tablist]+*]:pt-0">
      <Tabs
        label="Versions and activity"
        shown={shown}
        onShow={setShown}
        tabs={[
          { id: 'versions', label: 'Versions', icon: History, panel: versions },
          {
            id: 'activity',
            label: 'Activity',
            icon: ScrollText,
            panel: shown === 'activity' && <ActivityList documentId={document.id} />,
          },
        ]}
      />
    </div>
  );
}
