// The browser's own pickers, from wherever a menu offers them. They open only while a click or a key is being handled.
import type { DroppedFiles } from './dropped-files.ts';

type OnPick = (picked: DroppedFiles) => void;

/** Any number of files. Nothing is told where the person changes their mind. */
export function pickFiles(onPick: OnPick): void {
  open(onPick, {});
}

/** A folder with all that is in it, subfolders too; the browser does not tell of folders that hold no file. */
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
  // A browser may forget an element that stands nowhere while its picker is open.
  document.body.append(input);
  input.click();
}

/** The files of a picker with the folders around them, and each of those folders once, parents first. */
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
