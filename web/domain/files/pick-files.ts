// The browser's file pickers, which open only during a click or key event.
import type { DroppedFiles } from './dropped-files.ts';

type OnPick = (picked: DroppedFiles) => void;

/** Picks any number of files. Does nothing if the user cancels. */
export function pickFiles(onPick: OnPick): void {
  open(onPick, {});
}

/** Picks a folder with all its content; browsers omit folders without files. */
export function pickFolder(onPick: OnPick): void {
  open(onPick, { isFolder: true });
}

export function pickFile(onPick: (file: File) => void): void {
  const onPicked: OnPick = ({ files: [first] }) => {
    if (first) onPick(first.file);
  };
  open(onPicked, { isMultiple: false });
}

function open(onPick: OnPick, { isFolder = false, isMultiple = true }): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  input.multiple = isMultiple;
  input.webkitdirectory = isFolder;
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    input.remove();
    onPick(pickedFiles([...(input.files ?? [])]));
  });
  // A browser may drop a detached element while its picker is open.
  document.body.append(input);
  input.click();
}

/** The picked files with their folders, and each folder once, parents first. */
export function pickedFiles(files: readonly File[]): DroppedFiles {
  const directories = new Map<string, readonly string[]>();
  const placed = files.map((file) => {
    const folders = file.webkitRelativePath.split('/').slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth += 1) {
      const path = folders.slice(0, depth);
      directories.set(path.join('/'), path);
    }
    return { file, folders };
  });
  return { files: placed, directories: [...directories.values()], unreadable: 0 };
}
