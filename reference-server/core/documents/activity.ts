// A document's own entries of the audit log. Of deleted documents the audit log itself is the record.
import { findDocument } from '../access/find-document.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';

/** The most entries in one answer. */
const pageSize = 1000;

/** The newest 1,000 entries about the document, or the 1,000 before the given one. @throws ApiProblem 404 */
export const listDocumentActivity: Handler<'listDocumentActivity', Managers> = (context, { params, query }) =>
  context.ports.store.read(async (tx) => {
    const { document } = await findDocument(tx, context, params.id);
    return ok(await tx.audit.newest({ limit: pageSize, document: document.id, before: query.before }));
  });
