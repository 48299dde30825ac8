import type { Document, Folder } from '#contract/types.ts';

/** A document for tests and stories, with defaults. */
export function aDocument(fields: Partial<Document> & { name: string }): Document {
  return {
    id: fields.name,
    description: null,
    folderId: null,
    mimeType: 'application/pdf',
    size: 1024,
    version: 1,
    accessLevel: 'public',
    downloadRestricted: false,
    printingRestricted: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    uploadedById: null,
    ...fields,
  };
}

export function aFolder(fields: Partial<Folder> & { name: string }): Folder {
  return {
    id: fields.name,
    description: null,
    parentId: null,
    accessLevel: 'public',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}
