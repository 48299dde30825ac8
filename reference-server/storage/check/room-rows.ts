// The objects and users of a data folder by its journal; only the needed parts of rows are in memory.
import type { Change } from '#core/store/store.ts';
import { BEGINNING, forEachEntry, readJournal, type JournalHead } from '../journal/journal-reader.ts';
import type { Fingerprint } from '../objects/verified-blocks.ts';

export interface KeptVersion extends Fingerprint {
  key: string;
  documentId: string;
  version: number;
}

export interface KeptPerson {
  email: string;
  issuer: string | null;
  subject: string | null;
}

export interface RoomRows {
  head: JournalHead;
  versions: Map<string, KeptVersion>;
  /** By object key: size and hash of unregistered uploads; null if no bytes are required. */
  tickets: Map<string, Fingerprint | null>;
  documents: Map<string, string>;
  /** Users who are not deactivated. */
  people: Map<string, KeptPerson>;
  /** The ids of users with recovery codes, which depend on the signing key. */
  withCodes: Set<string>;
}

/** @throws DataFolderError if the journal is broken. */
export async function readRoomRows(dataDir: string): Promise<RoomRows> {
  const rows: RoomRows = {
    head: BEGINNING,
    versions: new Map(),
    tickets: new Map(),
    documents: new Map(),
    people: new Map(),
    withCodes: new Set(),
  };
  await forEachEntry(readJournal(dataDir), ({ entry, hash, segment, line, end }) => {
    for (const change of entry.changes) apply(rows, change);
    rows.head = { segment, line, offset: end, seq: entry.seq, hash };
  });
  return rows;
}

/** Every required object, with its users. */
export function neededObjects(rows: RoomRows): Map<string, Fingerprint & { of: string }> {
  const needed = new Map<string, Fingerprint & { of: string }>();
  for (const [key, stored] of rows.tickets) if (stored) needed.set(key, { ...stored, of: 'an upload' });
  for (const { key, size, sha256, documentId, version } of rows.versions.values()) {
    const name = rows.documents.get(documentId) ?? documentId;
    needed.set(key, { size, sha256, of: `${JSON.stringify(name)}, version ${version}` });
  }
  return needed;
}

function apply(rows: RoomRows, change: Change): void {
  const { id } = change;
  if (isOf('versions', change)) {
    const { objectKey, size, sha256, documentId, version } = change.row ?? {};
    if (objectKey == null || size == null || sha256 == null) rows.versions.delete(id);
    else rows.versions.set(id, { key: objectKey, size, sha256, documentId: documentId ?? '', version: version ?? 0 });
  } else if (isOf('tickets', change)) {
    if (!change.row) rows.tickets.delete(id);
    else {
      const { state, size, sha256 } = change.row;
      rows.tickets.set(id, state === 'stored' && size !== null && sha256 !== null ? { size, sha256 } : null);
    }
  } else if (isOf('documents', change)) {
    if (change.row) rows.documents.set(id, change.row.name);
    else rows.documents.delete(id);
  } else if (isOf('deletedItems', change)) {
    if (change.row?.document) rows.documents.set(id, change.row.document.name);
  } else if (isOf('users', change)) {
    const user = change.row;
    if (user?.deactivatedAt !== null) rows.people.delete(id);
    else {
      const { issuer = null, subject = null } = user.identity ?? {};
      rows.people.set(id, { email: user.email, issuer, subject });
    }
  } else if (isOf('recoveryCodes', change)) {
    if (change.row) rows.withCodes.add(id);
    else rows.withCodes.delete(id);
  }
}

function isOf<C extends Change['collection']>(collection: C, change: Change): change is Change<C> {
  return change.collection === collection;
}
