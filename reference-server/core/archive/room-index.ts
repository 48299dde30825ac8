// The data room's index: every folder and document once, in the order of the tree, with its number (1, 1.1, 1.1.1).
// Every download of it is audited.
import { okPieces, type Context, type Handler, type Managers } from '../call/operation.ts';
import { byName, inOrder, treeOf, type Item } from '../access/folder-tree.ts';
import type { ReadTx } from '../ports/store.ts';
import type { DocumentRecord, FolderRecord, VersionRecord } from '../records/records.ts';
import { versionId } from '../records/keys.ts';
import { change } from '../store/change.ts';

export const exportIndex: Handler<'exportIndex', Managers> = async (context) => {
  const { pieces, words } = await indexOf(context);
  if (!context.call.isHead) {
    await change(context, (_tx, audit) => {
      audit({ type: 'index_exported', description: `Exported the index: ${words}` });
      return Promise.resolve();
    });
  }
  // The index stays as it was read and audited: it is not read again before it is sent.
  return { ...okPieces(pieces), confirm: () => Promise.resolve() };
};

export interface RoomIndex {
  /** JSON, the same bytes for every caller. */
  pieces: Uint8Array[];
  words: string;
}

interface Rows {
  folders: readonly FolderRecord[];
  documents: readonly DocumentRecord[];
  versions: readonly VersionRecord[];
}

const collections = ['folders', 'documents', 'versions'] as const;
/** Rows walked before other calls get a turn. */
const AT_ONCE = 500;

/** Computed once for the same rows, for all callers. The rows are of one moment; the work on them is done in turns. */
async function indexOf({ ports, memory }: Context): Promise<RoomIndex> {
  const { key, rows } = await ports.store.read(async (tx) => {
    const key = JSON.stringify(await tx.revisions(collections));
    return { key, rows: memory.index?.key === key ? null : await rowsIn(tx) };
  });
  const known = memory.index;
  if (known && (rows === null || known.key === key)) return known.made;
  const made = make(rows ?? (await ports.store.read(rowsIn)), ports.giveWay);
  memory.index = { key, made };
  return made;
}

async function rowsIn(tx: ReadTx): Promise<Rows> {
  const [folders, documents, versions] = await Promise.all([
    tx.folders.list(),
    tx.documents.list(),
    tx.versions.list(),
  ]);
  return { folders, documents, versions };
}

async function make({ folders, documents, versions }: Rows, giveWay = () => Promise.resolve()): Promise<RoomIndex> {
  await giveWay();
  const hashes = new Map(versions.map(({ documentId, version, sha256 }) => [versionId(documentId, version), sha256]));
  await giveWay();
  // The tree sorts each folder, which takes half the time where some hundred names in a row are sorted already.
  const runs: DocumentRecord[] = [];
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    runs.push(...documents.slice(at, at + AT_ONCE).sort(byName));
    await giveWay();
  }
  const tree = treeOf(folders, runs);
  await giveWay();
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let rows: string[] = [];
  const close = (opening: string, closing: string) => {
    pieces.push(encoder.encode(`${opening}${rows.join(',')}${closing}`));
    rows = [];
  };
  const below = (place: string, _branch: unknown, at: number) => `${place}${at + 1}.`;
  for (const { item, place, at } of inOrder(tree, '', below)) {
    if (rows.length === AT_ONCE) {
      close(pieces.length === 0 ? '[' : ',', '');
      await giveWay();
    }
    rows.push(JSON.stringify(rowOf(`${place}${at + 1}`, item, hashes)));
  }
  close(pieces.length === 0 ? '[' : ',', ']');
  const words = `${counted(folders.length, 'folder')}, ${counted(documents.length, 'document')}`;
  return { pieces, words };
}

function rowOf(number: string, item: Item, hashes: ReadonlyMap<string, string | null>) {
  if (item.kind === 'folder') {
    const { id, name, accessLevel } = item.branch.folder;
    const nothing = { version: null, mimeType: null, size: null, sha256: null, updatedAt: null };
    return { number, kind: item.kind, id, name, accessLevel, ...nothing };
  }
  const { id, name, accessLevel, version, mimeType, size, updatedAt } = item.document;
  const sha256 = hashes.get(versionId(id, version)) ?? null;
  return { number, kind: item.kind, id, name, accessLevel, version, mimeType, size, sha256, updatedAt };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
