import { ChevronDown, FileUp, Files, FolderUp } from 'lucide-react';
import { pickFiles, pickFolder } from '#web/domain/files/pick-files.ts';
import { buttonClass } from '#web/ui/form/button-class.ts';
import { uploadInto, uploadOne } from '../dialogs/adding.tsx';
import { useWorkspace } from '../page/workspace.ts';

/** What else Upload Document can mean. Files and folders are chosen first; their dialog then shows the level they get. */
export function UploadMenu({ folderId }: { folderId: string | null }) {
  const { commands, showMenu } = useWorkspace();
  const pick = (picker: typeof pickFiles) => () => picker((picked) => commands.show(uploadInto(folderId, picked)));
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
          entries: [
            { label: 'Upload a file', icon: FileUp, onSelect: () => commands.show(uploadOne(folderId)) },
            { label: 'Upload files…', icon: Files, onSelect: pick(pickFiles) },
            { label: 'Upload a folder…', icon: FolderUp, onSelect: pick(pickFolder) },
          ],
        })
      }
    >
      <ChevronDown size={16} aria-hidden />
    </button>
  );
}
