import { memo } from 'react';
import { ChevronDown, FolderPlus, ListTree, Upload } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { createFolderIn, uploadOne } from '../dialogs/adding.tsx';
import { accessory, loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useWorkspace } from '../page/workspace.ts';
import { buttonClass } from '#web/ui/form/button-class.ts';

const ExportIndexDialog = loadedLater('ExportIndexDialog', () => import('../room-index/export-index-dialog.tsx'));

const PendingApprovals = accessory('PendingApprovals', () => import('../pending/pending-approvals.tsx'));

interface PageActionsProps {
  openFolderId: string | null;
  isAnyPending: boolean;
}

/** The actions in the page's head; adding starts in the open folder. */
export const PageActions = memo(function PageActions({ openFolderId, isAnyPending }: PageActionsProps) {
  const { rights, commands } = useWorkspace();
  return (
    <>
      {isAnyPending && <PendingApprovals />}
      {rights.mayExportIndex && (
        <Button
          icon={ListTree}
          className="max-xl:gap-0"
          onClick={() => commands.show(({ onClose }) => <ExportIndexDialog onClose={onClose} />)}
        >
          <span className="max-xl:sr-only">Export Index</span>
        </Button>
      )}
      {rights.mayCreateFolders && (
        <Button
          icon={FolderPlus}
          className="max-lg:gap-0 max-md:hidden"
          onClick={() => commands.show(createFolderIn(openFolderId))}
        >
          <span className="max-lg:sr-only">New Folder</span>
        </Button>
      )}
      {rights.mayUpload && (
        <span className="flex gap-px">
          <Button
            variant="primary"
            icon={Upload}
            className="rounded-r-none max-lg:gap-0"
            onClick={() => commands.show(uploadOne(openFolderId))}
          >
            <span className="max-lg:sr-only">Upload Document</span>
          </Button>
          <UploadMenu folderId={openFolderId} />
        </span>
      )}
    </>
  );
});

function UploadMenu({ folderId }: { folderId: string | null }) {
  const { showMenu } = useWorkspace();
  return (
    <button
      type="button"
      aria-label="More ways to upload"
      aria-haspopup="menu"
      className={buttonClass('primary', 'md', 'rounded-l-none max-lg:px-1.5')}
      onClick={({ currentTarget: trigger }) =>
        showMenu({
          label: 'More ways to upload',
          at: trigger.getBoundingClientRect(),
          trigger,
          entries: { kind: 'upload', folderId },
        })
      }
    >
      <ChevronDown size={16} aria-hidden />
    </button>
  );
}
