// A data room with a document for each kind of preview, for tests of dialogs.
import type { DocumentRecord, FolderRecord, VersionRecord } from '#core/records/records.ts';
import { empty } from '#server/scenarios/empty.ts';
import { pdf } from '#server/scenarios/files/pdf.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';

const createdAt = '2026-01-10T09:00:00.000Z';
const text = (words: string) => () => new TextEncoder().encode(words);

const page = text(
  '<!doctype html><title>Accounts</title><h1>Consolidated Accounts</h1><script>document.body.textContent="ran"</script>',
);
const picture = text(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#dde3ee"/></svg>',
);

const paragraphs = (from: number) =>
  Array.from(
    { length: 24 },
    (_, at) => `Clause ${from + at}. The seller gives the warranties of this agreement to the buyer.`,
  );

/** Some pages of text in standard fonts. */
const paper = (title: string) => () =>
  pdf({
    title,
    subtitle: 'Strongroom, January 2026',
    sections: [1, 25, 49, 73].map((from) => ({
      heading: `Part ${Math.ceil(from / 24)}`,
      paragraphs: paragraphs(from),
    })),
  });

const folder = (id: string, name: string, parentId: string | null = null): FolderRecord => ({
  id,
  name,
  parentId,
  description: null,
  accessLevel: 'public',
  createdAt,
});

function document(
  id: string,
  name: string,
  mimeType: string | null,
  more: Partial<DocumentRecord> = {},
): DocumentRecord {
  return {
    id,
    name,
    mimeType,
    description: null,
    folderId: null,
    size: 2_048,
    version: 1,
    accessLevel: 'public',
    downloadRestricted: false,
    printingRestricted: false,
    createdAt,
    updatedAt: createdAt,
    uploadedById: 'user-admin',
    ...more,
  };
}

function version(row: DocumentRecord, number: number): VersionRecord {
  return {
    id: `${row.id}:${number}`,
    documentId: row.id,
    version: number,
    objectKey: `object-${row.id}`,
    size: row.size,
    mimeType: row.mimeType,
    sniffedType: row.mimeType,
    sha256: null,
    uploadedById: 'user-admin',
    createdAt,
    restoredFrom: null,
  };
}

const documents = [
  document('doc-html', 'Consolidated Accounts.html', 'text/html', {
    folderId: 'folder-financials',
    version: 2,
    description: 'For the board',
  }),
  document('doc-image', 'Site Plan.svg', 'image/svg+xml'),
  document('doc-photo', 'Aerial View.svg', 'image/svg+xml'),
  document('doc-pdf', 'Share Purchase Agreement.pdf', 'application/pdf', { accessLevel: 'confidential' }),
  document('doc-zip', 'Data Export.zip', 'application/zip'),
  document('doc-unknown', 'Unlabelled', null, { size: null }),
  document('doc-secret', 'Board Minutes.pdf', 'application/pdf', {
    accessLevel: 'confidential',
    downloadRestricted: true,
    printingRestricted: true,
  }),
];

export const smallRoom: Scenario = {
  ...empty,
  folders: [
    folder('folder-aurora', 'Project Aurora'),
    folder('folder-financials', '02 Financials', 'folder-aurora'),
    folder('folder-legal', '03 Legal'),
  ],
  documents,
  versions: documents.flatMap((row) => Array.from({ length: row.version }, (_, index) => version(row, index + 1))),
  grants: [
    { id: 'grant-1', documentId: 'doc-pdf', userId: 'user-analyst', canRead: true, canDownload: true, createdAt },
    { id: 'grant-2', documentId: 'doc-pdf', userId: 'user-viewer', canRead: true, canDownload: false, createdAt },
  ],
  objects: {
    'object-doc-html': page,
    'object-doc-image': picture,
    'object-doc-photo': picture,
    'object-doc-pdf': paper('Share Purchase Agreement'),
    'object-doc-secret': paper('Board Minutes'),
    'object-doc-zip': text('PK'),
  },
};
