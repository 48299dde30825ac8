import { Stamp } from 'lucide-react';
import { useListPendingApprovals } from '#contract/hooks/approvals.ts';
import { atVersions } from '#web/ui/browser/preview-at.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useWorkspace } from '../page/workspace.ts';

const PendingDialog = loadedLater('PendingDialog', () => import('./pending-dialog.tsx'));

/** The number of approvals waiting for the user; nothing if there are none. */
export function PendingApprovals() {
  const { commands } = useWorkspace();
  const { data = [] } = useListPendingApprovals();
  const count = data.filter(({ mayDecide }) => mayDecide).length;
  if (count === 0) return null;
  return (
    <Button
      icon={Stamp}
      aria-haspopup="dialog"
      className="max-xl:gap-0"
      onPointerEnter={PendingDialog.preload}
      onClick={() =>
        commands.show(({ onClose }) => (
          <PendingDialog onOpen={(id) => commands.openDocument(id, atVersions)} onClose={onClose} />
        ))
      }
    >
      <span className="max-xl:sr-only">To approve</span>
      <span className="ml-1.5 inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-micro text-on-accent tabular-nums">
        {count}
      </span>
    </Button>
  );
}
