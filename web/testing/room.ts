// A scenario with only the folders and documents of a test; everything else has defaults.
import { versionId } from '#core/records/keys.ts';
import type { DocumentRecord, FolderRecord } from '#core/records/records.ts';
import { empty } from '#server/scenarios/empty.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';

const createdAt = '2026-01-10T09:00:00.000Z';
const content = 'The words of a document.\n';
const objectKey = 'object-of-all';

type Rows<Row> = readonly (Partial<Row> & { name: string })[];

/** Ids equal names, unless the test sets them. All documents share one file. */
export function room({
  folders = [],
  documents = [],
}: {
  folders?: Rows<FolderRecord>;
  documents?: Rows<DocumentRecord>;
}): Scenario {
  const rows = documents.map((row): DocumentRecord => ({
    id: row.name,
    description: null,
    folderId: null,
    mimeType: 'text/plain',
    size: content.length,
    version: 1,
    accessLevel: 'public',
    downloadRestricted: false,
    printingRestricted: false,
    createdAt,
    updatedAt: createdAt,
    uploadedById: 'user-admin',
    ...row,
  }));
  return {
    ...empty,
    folders: folders.map((row) => ({
      id: row.name,
      description: null,
      parentId: null,
      accessLevel: 'public',
      createdAt,
      ...row,
    })),
    documents: rows,
    versions: rows.flatMap((row) =>
      Array.from({ length: row.version }, (_, at) => ({
        id: versionId(row.id, at + 1),
        documentId: row.id,
        version: at + 1,
        objectKey,
        size: row.size,
        mimeType: row.mimeType,
        sniffedType: row.mimeType,
        sha256: null,
        uploadedById: row.uploadedById,
        createdAt,
        restoredFrom: null,
      })),
    ),
    objects: { [objectKey]: () => new TextEncoder().encode(content) },
  };
}
