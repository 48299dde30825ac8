// A drop of whole folders. Scripts cannot create the browser's own entries, so fakes replace them.
interface Entry {
  name: string;
  isFile: boolean;
  isDirectory: boolean;
}

/** Files that the browser reads when the test lets it. */
const held: (() => void)[] = [];

function fileEntry(name: string): Entry {
  const file = (resolve: (file: File) => void, reject: (error: Error) => void) => {
    const read = () => resolve(new File([name], name, { type: 'text/plain' }));
    if (name.startsWith('unreadable')) reject(new DOMException('', 'NotReadableError'));
    else if (name.startsWith('slow')) held.push(read);
    else read();
  };
  return { name, isFile: true, isDirectory: false, ...{ file } };
}

function directoryEntry(name: string, children: Entry[]): Entry {
  const createReader = () => {
    const left = [...children];
    return { readEntries: (resolve: (batch: Entry[]) => void) => resolve(left.splice(0, 100)) };
  };
  return { name, isFile: false, isDirectory: true, ...{ createReader } };
}

function entriesOf(paths: readonly string[]): Entry[] {
  const first = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');
  return [...new Set(paths.map(first))].flatMap((name) => {
    const here = paths.filter((path) => first(path) === name);
    if (name === '') return here.map(fileEntry);
    return [directoryEntry(name, entriesOf(here.map((path) => path.slice(name.length + 1))))];
  });
}

/** The drop event of files with these paths, in order: `Deal/01/a.txt`. */
export function dropOfTree(...paths: string[]): DragEvent {
  const items = entriesOf(paths).map((entry) => ({
    kind: 'file',
    webkitGetAsEntry: () => entry,
    getAsFile: () => null,
  }));
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { items, files: [], types: ['Files'] } });
  return event;
}

/** Lets the browser read the files whose names begin with `slow`. */
export function readSlowFiles(): void {
  for (const read of held.splice(0)) read();
}
