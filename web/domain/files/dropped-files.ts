/** A chosen or dropped file with its folders. */
export interface PickedFile {
  file: File;
  folders: readonly string[];
}

/** Dropped content: every file with its folders, and every folder, including empty ones. */
export interface DroppedFiles {
  files: PickedFile[];
  directories: (readonly string[])[];
  /** The number of entries that the browser could not read. */
  unreadable: number;
}

/** Reads a drop with its folders; during the event, since the browser clears the entries afterwards. */
export async function readDrop(dataTransfer: DataTransfer): Promise<DroppedFiles> {
  const dropped: DroppedFiles = { files: [], directories: [], unreadable: 0 };
  const items = [...dataTransfer.items].filter((item) => item.kind === 'file');
  const held = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  if (held.length === 0) {
    dropped.files = [...dataTransfer.files].map((file) => ({ file, folders: [] }));
    return dropped;
  }
  for (const { entry, file } of held) {
    if (entry !== null) await walk(entry, [], dropped);
    else if (file !== null) dropped.files.push({ file, folders: [] });
  }
  return dropped;
}

/** One entry after the other, to keep the order of the drop. */
async function walk(entry: FileSystemEntry, folders: readonly string[], dropped: DroppedFiles): Promise<void> {
  try {
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      dropped.files.push({ file, folders });
    } else if (isDirectory(entry)) {
      const inside = [...folders, entry.name];
      dropped.directories.push(inside);
      for (const child of await childrenOf(entry)) await walk(child, inside, dropped);
    }
  } catch {
    dropped.unreadable += 1;
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A reader returns at most a hundred entries at a time, and an empty batch at the end. */
async function childrenOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return children;
    children.push(...batch);
  }
}
