// Registers uploaded bytes as a document, or as the next version of the document with this name in this folder. Refuses
// URLs that this data room did not issue, uploads of others, and a second registration.
import { alreadyRegistered, documentGone, invalidRequest, nameTaken, notFound, uploadGone } from '../call/errors.ts';
import { cleanComment, cleanDescription, cleanName } from '../records/names.ts';
import { created, ok, type Context, type Handler, type Input, type Managers } from '../call/operation.ts';
import { isPrivileged } from '../records/roles.ts';
import { leftDocument } from '../access/shown-documents.ts';
import type { Tables } from '../ports/store.ts';
import { settingsInWords } from '../content/changed-document.ts';
import { supersedePending } from '../content/superseding.ts';
import { change } from '../store/change.ts';
import { slotKey, versionId } from '../records/keys.ts';
import type { AccessLevel, DocumentRecord, TicketRecord } from '../records/records.ts';
import { withComment } from '../records/comment.ts';

const strictness: readonly AccessLevel[] = ['public', 'restricted', 'confidential'];

/**
 * The URL is parsed and never fetched. The stored size replaces the declared one. @throws ApiProblem 400 for a foreign
 * URL, 404 for another user's upload or an unknown folder, 409 for a second registration, where two documents have the
 * name, or where `nextVersionOf` is not the document of this name.
 */
export const registerDocument: Handler<'registerDocument', Managers> = async (context, { json }) => {
  const { ports } = context;
  const key = objectKeyIn(json.documentURL, ports.origin);
  const wanted = { ...json, name: cleanName(json.name), folderId: json.folderId ?? null };
  if (wanted.description != null) wanted.description = cleanDescription(wanted.description);
  const comment = cleanComment(json.comment);
  const freshId = ports.ids.next('document');
  const document = await change(context, async (tx, audit) => {
    const ticket = await findStored(tx, context.actor.userId, key);
    if (wanted.folderId !== null && !(await tx.folders.get(wanted.folderId))) throw notFound();
    const existing = await findNamed(tx, wanted);
    if (json.nextVersionOf !== undefined && existing?.id !== json.nextVersionOf) throw documentGone();
    const row = existing
      ? nextVersion(existing, wanted, ticket, context.now)
      : firstVersion(freshId, wanted, ticket, context);
    await tx.tickets.put({ ...ticket, state: 'registered' });
    await tx.documents.put(row);
    await tx.versions.put({
      id: versionId(row.id, row.version),
      documentId: row.id,
      version: row.version,
      objectKey: ticket.id,
      size: ticket.size,
      mimeType: row.mimeType,
      sniffedType: ticket.sniffedType,
      sha256: ticket.sha256,
      uploadedById: context.actor.userId,
      createdAt: context.now.toISOString(),
      restoredFrom: null,
      comment,
      asLeft: leftDocument(row),
    });
    if (existing) await supersedePending(tx, audit, row, context.now);
    const description = existing ? `Uploaded version ${row.version} of "${row.name}"` : `Uploaded "${row.name}"`;
    const settings = settingsInWords(row);
    const isStricter = existing && settingsInWords(existing) !== settings;
    const logged = withComment(isStricter ? `${description}, now ${settings}` : description, comment);
    audit({ type: 'document_upload', description: logged, resource: { type: 'document', id: row.id } });
    return row;
  });
  return document.id === freshId ? created(document) : ok(document);
};

/** The object key in an upload URL; everything except the query must be spelled as issued. @throws ApiProblem 400 */
function objectKeyIn(documentURL: string, origin: string): string {
  const prefix = `${origin}/api/objects/`;
  const key = documentURL.slice(prefix.length);
  if (!documentURL.startsWith(prefix) || !/^[\w-]{1,64}$/.test(key)) {
    throw invalidRequest([
      { name: 'documentURL', reason: 'Must be an upload URL of this data room, without its query' },
    ]);
  }
  return key;
}

/**
 * The document of this name in this folder. Two exist only where a former manager renamed their own upload without
 * seeing the other; the managers' document is used, so that their bytes never go to the other. @throws ApiProblem 409
 * where it is unclear which one is meant.
 */
async function findNamed(tx: Tables, { folderId, name }: Wanted): Promise<DocumentRecord | undefined> {
  const holders = await tx.documents.by('slot', slotKey(folderId, name));
  if (holders.length <= 1) return holders[0];
  const uploaders = await Promise.all(holders.map(({ uploadedById }) => tx.users.get(uploadedById ?? '')));
  const meant = holders.filter((_, at) => isPrivileged(uploaders[at]?.role ?? 'admin'));
  if (meant.length !== 1) throw nameTaken();
  return meant[0];
}

async function findStored(tx: Tables, userId: string, key: string): Promise<TicketRecord> {
  const ticket = await tx.tickets.get(key);
  if (ticket?.userId !== userId) throw uploadGone();
  if (ticket.state === 'registered') throw alreadyRegistered();
  if (ticket.state !== 'stored') throw uploadGone();
  return ticket;
}

type Wanted = Input<'registerDocument'>['json'] & { folderId: string | null };

function firstVersion(id: string, wanted: Wanted, ticket: TicketRecord, { actor, now }: Context): DocumentRecord {
  const time = now.toISOString();
  return {
    id,
    name: wanted.name,
    description: wanted.description ?? null,
    folderId: wanted.folderId,
    mimeType: wanted.mimeType,
    size: ticket.size,
    version: 1,
    accessLevel: wanted.accessLevel,
    downloadRestricted: wanted.downloadRestricted,
    printingRestricted: false,
    updatedAt: time,
    createdAt: time,
    uploadedById: actor.userId,
  };
}

/** Keeps stricter settings: a default in the request must not loosen those of the existing document. */
function nextVersion(existing: DocumentRecord, wanted: Wanted, ticket: TicketRecord, now: Date): DocumentRecord {
  return {
    ...existing,
    description: wanted.description === undefined ? existing.description : wanted.description,
    mimeType: wanted.mimeType,
    size: ticket.size,
    version: existing.version + 1,
    accessLevel: stricter(existing.accessLevel, wanted.accessLevel),
    downloadRestricted: existing.downloadRestricted || wanted.downloadRestricted,
    updatedAt: now.toISOString(),
  };
}

function stricter(one: AccessLevel, other: AccessLevel): AccessLevel {
  return strictness.indexOf(one) >= strictness.indexOf(other) ? one : other;
}
