// Finds the document and version that a call names, as the reader may see them. A document that the reader may not see
// is reported as not found.
import { notFound } from '../call/errors.ts';
import type { Context } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import { versionId } from '../records/keys.ts';
import type { DocumentRecord, VersionRecord } from '../records/records.ts';
import { approvedOf } from './approved.ts';
import type { DocumentRights } from './policy.ts';
import { foldersUpFrom, readerOf, type Reader } from './reader.ts';
import { asShownTo } from './shown-documents.ts';

export interface FoundDocument {
  /** The stored row, which must not be part of an answer. */
  document: DocumentRecord;
  /** The row as the reader may see it, for answers. */
  shown: DocumentRecord;
  reader: Reader;
  rights: DocumentRights;
}

export type CallerContext = Pick<Context, 'actor' | 'ports'>;

/** @throws ApiProblem 404 where it does not exist or the actor may not see it */
export async function findDocument(tx: Tables, context: CallerContext, id: string): Promise<FoundDocument> {
  const found = await lookFor(tx, context, id);
  if (!found) throw notFound();
  return found;
}

/** Like findDocument, but returns null. */
export async function lookFor(tx: Tables, { actor, ports }: CallerContext, id: string): Promise<FoundDocument | null> {
  const document = await tx.documents.get(id);
  if (!document) return null;
  const reader = await readerOf(tx, actor, ports, {
    folders: () => foldersUpFrom(tx, document.folderId),
    approved: () => approvedOf(tx, document.id),
    grantsTo: document.id,
  });
  const rights = reader.rightsTo(document);
  if (!rights.see) return null;
  return { document, shown: (await asShownTo(tx, reader, [document]))(document), reader, rights };
}

/** @param number the text in the path. @throws ApiProblem 404 */
export async function findVersion(tx: Tables, document: DocumentRecord, number: string): Promise<VersionRecord> {
  const isNumber = /^[1-9]\d{0,6}$/.test(number);
  const row = isNumber ? await tx.versions.get(versionId(document.id, Number(number))) : undefined;
  if (!row) throw notFound();
  return row;
}
