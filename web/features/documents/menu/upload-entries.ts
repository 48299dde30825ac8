import { FileUp, Files, FolderUp } from 'lucide-react';
import { pickFiles, pickFolder } from '#web/domain/files/pick-files.ts';
import type { Commands } from '../actions/action.ts';
import { uploadInto, uploadOne } from '../dialogs/adding.tsx';
import type { MenuEntry } from './open-menu.ts';

/** Other kinds of upload. Files and folders are chosen first; their dialog then shows the level. */
export function uploadEntries(folderId: string | null, commands: Commands): MenuEntry[] {
  const pick = (picker: typeof pickFiles) => () => picker((picked) => commands.show(uploadInto(folderId, picked)));
  return [
    { label: 'Upload a file', icon: FileUp, onSelect: () => commands.show(uploadOne(folderId)) },
    { label: 'Upload files…', icon: Files, onSelect: pick(pickFiles) },
    { label: 'Upload a folder…', icon: FolderUp, onSelect: pick(pickFolder) },
  ];
}
