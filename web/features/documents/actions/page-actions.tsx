import { FolderPlus, Upload } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { createFolderIn, uploadOne } from '../dialogs/adding.tsx';
import { useWorkspace } from '../page/workspace.ts';

/** What the head of the page offers to whom may do it; both start from the open folder. */
export function PageActions({ openFolderId }: { openFolderId: string | null }) {
  const { rights, commands } = useWorkspace();
  return (
    <>
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
        <Button
          variant="primary"
          icon={Upload}
          className="max-md:gap-0"
          onClick={() => commands.show(uploadOne(openFolderId))}
        >
          <span className="max-md:sr-only">Upload Document</span>
        </Button>
      )}
    </>
  );
}
