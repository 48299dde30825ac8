// The files of an archive, one after the other. When the turn of a document comes, the right to it is asked again, its
// bytes are opened, and the audit log is told, before the first of them leaves, as when it is downloaded by itself. What is
// refused by then is left out, audited as blocked and named at the end. Where the caller's own right to be here ends, or
// bytes that have begun to leave turn out damaged, the archive breaks off.
import { ApiProblem, forbidden } from '../call/errors.ts';
import type { Context } from '../call/operation.ts';
import { auditBlocked } from '../content/blocked-downloads.ts';
import {
  auditDownload,
  confirmContent,
  findContent,
  mayDownload,
  storedContent,
  toldOf,
} from '../content/delivered-content.ts';
import { lookFor } from '../access/find-document.ts';
import { foldersUpFrom, readerOf } from '../access/reader.ts';
import { isFailure, orFailed, watched, type Delivery } from '../content/failed-delivery.ts';
import { once } from '../store/memory-objects.ts';
import { NOT_INCLUDED, type Contents } from './contents.ts';
import { notIncluded, type LeftOut } from './not-included.ts';
import type { ZipEntry } from './zip/zip.ts';

const encoder = new TextEncoder();

/** @param gone the documents that were there when the archive was prepared, and are not in the contents */
export async function* archivedFiles(
  call: Context,
  { items }: Contents,
  gone: readonly string[],
): AsyncGenerator<ZipEntry> {
  const { role } = call.actor;
  const leftOut: LeftOut[] = [];
  let lost = gone.length;
  await stillThere(call, role);
  for (const id of gone) await auditBlocked(call, id);
  for (const item of items) {
    // It may take hours: each is told with its own time.
    const context = { ...call, now: call.ports.clock.now() };
    await stillThere(context, role);
    // Whoever is being sent their files is not idle.
    context.memory.lastUses.note(context.actor.sessionId, context.now.getTime());
    if (item.kind === 'folder') {
      if (!(await isSeen(context, item.id))) continue;
      yield { path: item.path, modifiedAt: new Date(item.createdAt), size: 0, bytes: once(new Uint8Array()) };
      continue;
    }
    const { path, document } = item;
    const file = await fileOf(context, document.id);
    if ('bytes' in file) {
      try {
        yield { path, ...file };
      } finally {
        file.bytes.destroy?.();
      }
    } else if (file.reason === null) lost += 1;
    else leftOut.push({ path, reason: file.reason });
  }
  if (leftOut.length + lost > 0) {
    const text = encoder.encode(notIncluded(leftOut, lost));
    yield { path: NOT_INCLUDED, modifiedAt: call.ports.clock.now(), size: text.length, bytes: once(text) };
  }
  await stillThere(call, role);
}

/** What was put together for one role is not for another. @throws ApiProblem 401, 403 */
async function stillThere({ ports, actor }: Context, role: Context['actor']['role']): Promise<void> {
  await ports.store.read(() => Promise.resolve());
  if (actor.role !== role) throw forbidden();
}

/** Whether the folder is there and its reader sees it. */
function isSeen({ ports, actor }: Context, folderId: string): Promise<boolean> {
  return ports.store.read(async (tx) => {
    if (!(await tx.folders.get(folderId))) return false;
    const reader = await readerOf(tx, actor, ports, {
      folders: () => foldersUpFrom(tx, folderId),
      approved: () => Promise.resolve(() => undefined),
    });
    return reader.seesFolder(folderId);
  });
}

type ArchivedFile = Omit<ZipEntry, 'path'> | { reason: string | null };

/** The open file; or why it is left out, null for what its reader does not see any more. */
async function fileOf(context: Context, id: string): Promise<ArchivedFile> {
  try {
    return await openFile(context, id);
  } catch (refusal) {
    if (!(refusal instanceof ApiProblem) || (refusal.status !== 403 && refusal.status !== 404)) throw refusal;
    // Whose session has ended is refused here, and nothing of theirs is told.
    await context.ports.store.read(() => Promise.resolve());
    await auditBlocked(context, id);
    return { reason: await reasonFor(context, id) };
  }
}

async function openFile(context: Context, id: string): Promise<ArchivedFile> {
  const { document, version } = await findContent(context, id, null, mayDownload);
  const stored = storedContent(context, version);
  const delivery: Delivery = { kind: 'download', document, version };
  const source = await orFailed(context, delivery, () => stored.open()).catch((failure: unknown) => {
    if (!isFailure(failure)) throw failure;
    context.ports.reportFault(failure, context.call.requestId);
    return null;
  });
  if (source === null) return { reason: 'What is stored of it is damaged or missing.' };
  const confirm = () => confirmContent(context, version, mayDownload);
  const tell = () => auditDownload(context, document, version);
  const bytes = await toldOf(watched(context, delivery, source), confirm, tell);
  return { modifiedAt: new Date(version.createdAt), size: stored.size, bytes };
}

async function reasonFor(context: Context, id: string): Promise<string | null> {
  const found = await context.ports.store.read((tx) => lookFor(tx, context, id));
  if (!found) return null;
  const { document, rights } = found;
  if (rights.download) return 'Nothing is stored of it.';
  return document.downloadRestricted ? 'Downloading it is restricted.' : 'You do not have permission to download it.';
}
