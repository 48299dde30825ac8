// Downloads a selection as one ZIP file, written while it is sent. Preparing it first returns its size and what has to
// be left out. Refuses items that the reader may not see (404), and archives of another session.
import { downloadHeaders } from '../content/content-headers.ts';
import { invalidRequest, notFound } from '../call/errors.ts';
import { created, type Answer, type Everyone, type Handler, noBytes } from '../call/operation.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import { versionId } from '../records/keys.ts';
import { archivedFiles } from './archived-files.ts';
import { assertSeen, contentsOf, type Contents } from './contents.ts';
import type { PreparedArchive } from './prepared-archives.ts';
import { zip } from './zip/zip.ts';

/** Documents counted before other calls get a turn. */
const AT_ONCE = 500;

/** @throws ApiProblem 400 for an empty selection, 404 */
export const prepareArchive: Handler<'prepareArchive', Everyone> = async (context, { json }) => {
  const { documentIds, folderIds } = json;
  if (documentIds.length + folderIds.length === 0)
    throw invalidRequest([{ name: 'documentIds', reason: 'Must name a document, or folderIds a folder' }]);
  const { ports, memory, actor, now } = context;
  const selection = { documentIds, folderIds };
  const { contents, files, size } = await ports.store.read(async (tx) => {
    const contents = await contentsOf(tx, context, selection);
    await assertSeen(tx, contents.reader, selection);
    return { contents, ...(await amountOf(tx, contents, ports)) };
  });
  const seen = documentsIn(contents).map(({ id }) => id);
  const id = ports.ids.next('archive');
  await memory.archives.add(id, { ...selection, seen, userId: actor.userId, sessionId: actor.sessionId }, now);
  return created({ id, fileName: contents.fileName, files, size, leftOut: seen.length - files });
};

/** The prepared selection, as the reader may see it now. @throws ApiProblem 404 */
export const downloadArchive: Handler<'downloadArchive', Everyone> = async (context, { params }): Promise<Answer> => {
  const { memory, actor, now } = context;
  const archive = await memory.archives.find(params.id, actor.sessionId, now);
  if (!archive) throw notFound();
  const contents = await context.ports.store.read((tx) => contentsOf(tx, context, archive));
  const source = context.call.isHead ? noBytes() : zip(archivedFiles(context, contents, goneFrom(contents, archive)));
  const headers = downloadHeaders(contents.fileName);
  return { status: 200, headers, body: { type: 'application/zip', source, size: null } };
};

function documentsIn({ items }: Contents) {
  return items.flatMap((item) => (item.kind === 'document' ? [item.document] : []));
}

/** Counts the documents that may be downloaded and have stored bytes. */
async function amountOf(
  tx: Tables,
  contents: Contents,
  { giveWay }: Pick<Ports, 'giveWay'>,
): Promise<{ files: number; size: number }> {
  let [files, size] = [0, 0];
  for (const [at, document] of documentsIn(contents).entries()) {
    if (at % AT_ONCE === 0) await giveWay?.();
    // Uses the stored row: a document shown at the root may lie in a hidden folder.
    const row = await tx.documents.get(document.id);
    if (!row || !contents.reader.rightsTo(row).download) continue;
    const version = await tx.versions.get(versionId(document.id, document.version));
    if (typeof version?.objectKey !== 'string') continue;
    files += 1;
    size += version.size ?? 0;
  }
  return { files, size };
}

function goneFrom(contents: Contents, { seen }: PreparedArchive): string[] {
  const there = new Set(documentsIn(contents).map(({ id }) => id));
  return seen.filter((id) => !there.has(id));
}
