// Previews how new settings of documents change what users can reach. Nothing is changed or audited.
import { allFolders } from '../access/reader.ts';
import { notFound } from '../call/errors.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import type { Moved } from './concerned.ts';
import { peopleConcerned } from './people-concerned.ts';

/** For each user, how many documents they gain and lose. @throws ApiProblem 404 for unknown documents. */
export const previewSettings: Handler<'previewSettings', Managers> = (
  { ports },
  { json: { documentIds, ...chosen } },
) =>
  ports.store.read(async (tx) => {
    const documents = new Map<string, Moved>();
    for (const id of documentIds) {
      const before = await tx.documents.get(id);
      if (!before) throw notFound();
      const { accessLevel = before.accessLevel, downloadRestricted = before.downloadRestricted } = chosen;
      documents.set(id, { before, after: { ...before, accessLevel, downloadRestricted } });
    }
    const folders = await allFolders(tx);
    return ok({ people: await peopleConcerned(tx, ports, documents, { before: folders, after: folders }) });
  });
