import { ChevronDown } from 'lucide-react';
import { buttonClass } from '#web/ui/form/button-class.ts';
import { useWorkspace } from '../page/workspace.ts';

/** Opens the menu of what else Upload Document can mean. */
export function UploadMenu({ folderId }: { folderId: string | null }) {
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
