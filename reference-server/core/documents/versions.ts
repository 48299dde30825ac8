// Versions of a document. Numbers only grow; restoring adds a version with earlier bytes and removes nothing.
import { supersedePending } from '../content/superseding.ts';
import { findDocument, findVersion } from '../access/find-document.ts';
import { isShown, leftDocument, versionApproval } from '../access/shown-documents.ts';
import { ok, type Everyone, type Handler, type Managers } from '../call/operation.ts';
import { versionId } from '../records/keys.ts';
import type { VersionRecord } from '../records/records.ts';
import { versionShape } from '../records/shapes.ts';
import { change } from '../store/change.ts';
import { cleanComment } from '../records/names.ts';
import { withComment } from '../records/comment.ts';

/**
 * Newest first. Uploaders who see a document only because they uploaded it get their own versions; where approval is
 * required, analysts and viewers get the last approved one. @throws ApiProblem 404
 */
export const listDocumentVersions: Handler<'listDocumentVersions', Everyone> = (context, { params }) =>
  context.ports.store.read(async (tx) => {
    const { document, reader, rights } = await findDocument(tx, context, params.id);
    const mayKnow = ({ version, uploadedById }: VersionRecord) =>
      rights.view ? isShown(reader, document, version) : uploadedById === context.actor.userId;
    const rows = (await tx.versions.by('document', document.id))
      .filter(mayKnow)
      .sort((one, other) => other.version - one.version);
    const uploaders = await Promise.all(rows.map((row) => tx.users.get(row.uploadedById ?? '')));
    const requests = reader.seesEverything ? await tx.approvals.by('document', document.id) : [];
    return ok(
      rows.map((row, at) => {
        const approval = versionApproval(requests, row.version);
        return { ...versionShape(row, uploaders[at]), ...(approval && { approval }) };
      }),
    );
  });

/** The document keeps its settings. @throws ApiProblem 400 for a comment, 404 for document or version. */
export const restoreDocumentVersion: Handler<'restoreDocumentVersion', Managers> = async (
  context,
  { params, json },
) => {
  const comment = cleanComment(json.comment);
  const restored = await change(context, async (tx, audit) => {
    const { document } = await findDocument(tx, context, params.id);
    const source = await findVersion(tx, document, params.version);
    const createdAt = context.now.toISOString();
    const version = document.version + 1;
    const row = { ...document, version, size: source.size, mimeType: source.mimeType, updatedAt: createdAt };
    await tx.documents.put(row);
    await tx.versions.put({
      ...source,
      id: versionId(document.id, version),
      version,
      uploadedById: context.actor.userId,
      createdAt,
      restoredFrom: source.version,
      comment,
      asLeft: leftDocument(row),
    });
    await supersedePending(tx, audit, row, context.now);
    const description = `Restored version ${source.version} of "${document.name}" as version ${version}`;
    const logged = withComment(description, comment);
    audit({ type: 'document_updated', description: logged, resource: { type: 'document', id: document.id } });
    return row;
  });
  return ok(restored);
};
