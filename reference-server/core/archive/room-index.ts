// The data room's index: every folder and document in the order of the tree, each once, numbered as it stands there
// (1, 1.1, 1.1.1). Whoever takes it is in the audit log.
import { ok, type Handler } from '../desk/operation.ts';
import { inOrder, treeOf, type Item } from '../folders/folder-tree.ts';
import type { Tables } from '../ports.ts';
import { versionId } from '../records/keys.ts';
import { change } from '../store/change.ts';

export const exportIndex: Handler<'exportIndex'> = async (context) => {
  if (context.call.isHead) return ok(await context.ports.store.read(rowsOf));
  const rows = await change(context, async (tx, tell) => {
    const rows = await rowsOf(tx);
    tell({ type: 'index_exported', description: `Exported the index: ${inWords(rows)}` });
    return rows;
  });
  // It is told once: what is asked again before it leaves is not read again.
  return { ...ok(rows), confirm: () => Promise.resolve() };
};

type IndexRow = Awaited<ReturnType<typeof rowOf>>;

async function rowsOf(tx: Tables): Promise<IndexRow[]> {
  const tree = treeOf(await tx.folders.list(), await tx.documents.list());
  const rows: IndexRow[] = [];
  const below = (place: string, _branch: unknown, at: number) => `${place}${at + 1}.`;
  for (const { item, place, at } of inOrder(tree, '', below)) rows.push(await rowOf(tx, `${place}${at + 1}`, item));
  return rows;
}

async function rowOf(tx: Tables, number: string, item: Item) {
  if (item.kind === 'folder') {
    const { id, name, accessLevel } = item.branch.folder;
    const nothing = { version: null, mimeType: null, size: null, sha256: null, updatedAt: null };
    return { number, kind: item.kind, id, name, accessLevel, ...nothing };
  }
  const { id, name, accessLevel, version, mimeType, size, updatedAt } = item.document;
  const sha256 = (await tx.versions.get(versionId(id, version)))?.sha256 ?? null;
  return { number, kind: item.kind, id, name, accessLevel, version, mimeType, size, sha256, updatedAt };
}

function inWords(rows: readonly IndexRow[]): string {
  const folders = rows.filter(({ kind }) => kind === 'folder').length;
  return `${counted(folders, 'folder')}, ${counted(rows.length - folders, 'document')}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
