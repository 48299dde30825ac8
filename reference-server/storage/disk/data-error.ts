// What storage refuses to go on with. The message is for the person who runs the server: what is wrong, where, and
// what to do; the files are left as they are.

export class DataFolderError extends Error {
  override readonly name: string = 'DataFolderError';
}

/** Another server works on the folder. */
export class DataFolderInUse extends DataFolderError {
  override readonly name = 'DataFolderInUse';
}

export function damaged(file: string, what: string): DataFolderError {
  return new DataFolderError(
    `${file}: ${what}. Nothing was changed. Restore the data folder from a backup, or put the missing file back.`,
  );
}

/** A version that does not know what stands there would lose it. */
export function writtenByNewer(place: string, what: string): DataFolderError {
  return new DataFolderError(
    `${place}: a newer version of the server wrote ${what}. Nothing was changed. Start that version, or one that follows ` +
      'it, or restore a backup from before.',
  );
}
