// Streams the files of an archive. Before each document, the right to it is checked again, its bytes are opened and the
// download is audited. Documents refused by then are left out, audited as blocked and listed at the end. The archive
// breaks off when the caller's session or role ends, or when bytes turn out to be damaged.
import { ApiProblem, forbidden } from '../call/errors.ts';
import type { Context } from '../call/operation.ts';
import { auditBlocked } from '../content/blocked-downloads.ts';
import {
  auditDownload,
  confirmContent,
  findContent,
  mayDownload,
  storedContent,
  auditedAtFirstByte,
} from '../content/delivered-content.ts';
import { lookFor } from '../access/find-document.ts';
import { foldersUpFrom, readerOf } from '../access/reader.ts';
import { isFailure, orFailed, watched, type Delivery } from '../content/failed-delivery.ts';
import { once } from '../store/memory-objects.ts';
import { NOT_INCLUDED, type Contents } from './contents.ts';
import type { ZipEntry } from './zip/zip.ts';

const encoder = new TextEncoder();

/** @param gone documents that were removed since the archive was prepared */
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
    // Downloads may take hours, so each file is audited with its own time.
    const context = { ...call, now: call.ports.clock.now() };
    await stillThere(context, role);
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

/** An archive prepared for one role is refused to another. @throws ApiProblem 401, 403 */
async function stillThere({ ports, actor }: Context, role: Context['actor']['role']): Promise<void> {
  await ports.store.read(() => Promise.resolve());
  if (actor.role !== role) throw forbidden();
}

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

/** Returns the open file or the reason why it is left out; null for what the reader may no longer see. */
async function fileOf(context: Context, id: string): Promise<ArchivedFile> {
  try {
    return await openFile(context, id);
  } catch (refusal) {
    if (!(refusal instanceof ApiProblem) || (refusal.status !== 403 && refusal.status !== 404)) throw refusal;
    // Throws if the session has ended, before anything is audited.
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
  const audit = () => auditDownload(context, document, version);
  const bytes = await auditedAtFirstByte(watched(context, delivery, source), confirm, audit);
  return { modifiedAt: new Date(version.createdAt), size: stored.size, bytes };
}

async function reasonFor(context: Context, id: string): Promise<string | null> {
  const found = await context.ports.store.read((tx) => lookFor(tx, context, id));
  if (!found) return null;
  const { document, rights } = found;
  if (rights.download) return 'Nothing is stored of it.';
  return document.downloadRestricted ? 'Downloading it is restricted.' : 'You do not have permission to download it.';
}

interface LeftOut {
  path: string;
  reason: string;
}

/** Lists what the archive lacks, and why. Documents that disappeared since it was prepared are counted, not named. */
function notIncluded(leftOut: readonly LeftOut[], gone: number): string {
  const lines = leftOut.flatMap(({ path, reason }) => [path, `    ${reason}`]);
  const named = leftOut.length > 0 ? ['These documents are not in this archive:', '', ...lines, ''] : [];
  return [...named, ...unnamed(leftOut.length, gone)].join('\r\n');
}

function unnamed(others: number, gone: number): string[] {
  if (gone === 0) return [];
  const further = others > 0 ? 'further ' : '';
  return gone === 1
    ? [`One ${further}document was there when the archive was asked for and is not any more.`, '']
    : [`${gone} ${further}documents were there when the archive was asked for and are not any more.`, ''];
}
