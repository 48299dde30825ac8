// A storage error that stops the server: what is wrong, where, and what to do. Files are not changed.

export class DataFolderError extends Error {
  override readonly name: string = 'DataFolderError';
}

export class DataFolderInUse extends DataFolderError {
  override readonly name = 'DataFolderInUse';
}

export function damaged(file: string, what: string): DataFolderError {
  return new DataFolderError(
    `${file}: ${what}. Nothing was changed. Restore the data folder from a backup, or put the missing file back.`,
  );
}

/** An older version would lose what it does not know. */
export function writtenByNewer(place: string, what: string): DataFolderError {
  return new DataFolderError(
    `${place}: a newer version of the server wrote ${what}. Nothing was changed. Start that version, or one that follows ` +
      'it, or restore a backup from before.',
  );
}
