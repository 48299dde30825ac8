// Previews how new settings of documents change what users can reach. Nothing is changed or audited.
import { allFolders } from '../access/reader.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import type { DocumentRecord } from '../records/records.ts';
import { changedDocuments, peopleConcerned } from './people-concerned.ts';

/** For each user, how many documents they gain and lose. @throws ApiProblem 404 for unknown documents. */
export const previewSettings: Handler<'previewSettings', Managers> = (
  { ports },
  { json: { documentIds, accessLevel, downloadRestricted } },
) =>
  ports.store.read(async (tx) => {
    const change = (row: DocumentRecord) => ({
      ...row,
      accessLevel: accessLevel ?? row.accessLevel,
      downloadRestricted: downloadRestricted ?? row.downloadRestricted,
    });
    const documents = new Map(await changedDocuments(tx, ports, documentIds, change));
    const folders = await allFolders(tx);
    return ok({ people: await peopleConcerned(tx, ports, documents, { before: folders, after: folders }) });
  });
