import { type ReactNode, useState } from 'react';
import { KeyRound, ScanEye } from 'lucide-react';
import type { AccessLevel } from '#contract/types.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface PermissionsFrameProps {
  kind: 'document' | 'folder';
  title: string;
  description: string;
  leading: ReactNode;
  level: AccessLevel;
  explanation: string;
  permissions: ReactNode;
  /** Rendered and loaded when it is opened. */
  access: () => ReactNode;
  /** Leads back to the item that was opened. */
  back?: ReactNode;
  onClose: () => void;
}

/** The frame of permissions of documents and folders: the level, and who has access in total. */
export function PermissionsFrame(props: PermissionsFrameProps) {
  const { kind, title, description, leading, level, explanation, permissions, access, back, onClose } = props;
  const [shown, setShown] = useState('permissions');
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      leading={leading}
      size="xl"
      footer={
        <>
          <p className="mr-auto self-center text-caption text-text-subtle max-md:w-full max-md:flex-none!">
            Administrators and managers see every {kind}.
          </p>
          {back}
        </>
      }
      closeLabel="Close"
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-border px-4 py-3">
          <p className="min-w-0 text-cell">
            <span className="block text-caption text-text-subtle">Current access level</span>
            {explanation}
          </p>
          <AccessBadge level={level} />
        </div>
        <Tabs
          label="Access"
          shown={shown}
          onShow={setShown}
          tabs={[
            { id: 'permissions', label: 'Permissions', icon: KeyRound, panel: permissions },
            { id: 'access', label: 'Who has access', icon: ScanEye, panel: shown === 'access' && access() },
          ]}
        />
      </div>
    </Dialog>
  );
}
