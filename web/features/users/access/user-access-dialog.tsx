import { Download } from 'lucide-react';
import type { User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';
import { csvFileName } from '#web/format/csv.ts';
import { saveCsv } from '#web/ui/browser/save-csv.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { accessCsv, accessFileName } from './access-csv.ts';
import { AccessPanel } from './access-panel.tsx';
import { useUserAccess } from './use-user-access.ts';

export function UserAccessDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { review, error, retry } = useUserAccess(user.id);
  const name = displayName(user);
  const exportList = () => {
    if (!review) return;
    const { items, tree, folders, names } = review;
    saveCsv(accessCsv(items, tree, folders, names), csvFileName(accessFileName(name), new Date()));
  };
  return (
    <Dialog
      onClose={onClose}
      size="xl"
      title="What They Can See"
      description={
        <span className="flex flex-wrap items-center gap-2">
          {name}
          <RoleBadge role={user.role} />
        </span>
      }
      footer={
        <>
          <Button icon={Download} disabled={!review} onClick={exportList} className="mr-auto">
            Export CSV
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {review ? (
        <AccessPanel review={review} name={name} />
      ) : (
        <NotLoaded
          what="what they can see"
          error={error}
          onRetry={retry}
          lead="size-4 rounded-sm"
          widths={['w-40', 'w-52', 'w-36', 'w-48', 'w-44']}
          further={['w-56 max-w-full']}
          badge="w-20"
        />
      )}
    </Dialog>
  );
}
