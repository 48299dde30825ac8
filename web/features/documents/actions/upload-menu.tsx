import { ChevronDown, FileUp, Files, FolderUp } from 'lucide-react';

import { pickFiles, pickFolder } from '#web/domain/files/pick-files.ts';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { uploadInto, uploadOne } from '../dialogs/adding.tsx';
import { useWorkspace } from '../page/workspace.ts';

/** What else Upload Document can mean. Files and folders are chosen first; their dialog then shows the level they get. */
export function UploadMenu({ folderId }: { folderId: string | null }) {
  const { commands } = useWorkspace();
  const pick = (picker: typeof pickFiles) => () => picker((picked) => commands.show(uploadInto(folderId, picked)));
  return (
    <Menu
      label="More ways to upload"
      icon={ChevronDown}
      variant="primary"
      className="rounded-l-none max-md:px-1.5"
      items={[
        { label: 'Upload a file', icon: FileUp, onSelect: () => commands.show(uploadOne(folderId)) },
        { label: 'Upload files…', icon: Files, onSelect: pick(pickFiles) },
        { label: 'Upload a folder…', icon: FolderUp, onSelect: pick(pickFolder) },
      ]}
    />
  );
}
