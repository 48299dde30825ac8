// A large data room: any number of documents in two hundred folders, and as many audit entries.
import type { NewAuditEntry } from '../core/ports/audit-log.ts';
import type { AccessLevel, DocumentRecord } from '../core/records/records.ts';
import { pdf } from './files/pdf.ts';
import { ada, ids, ingrid, marcus, priya } from './users-by-role.ts';
import { ago, nothing, SCENARIO_NOW, type Scenario, versionOf } from './scenario.ts';

const folderCount = 200;
const levels: readonly AccessLevel[] = ['public', 'public', 'restricted', 'confidential'];
const kinds = ['Report', 'Minutes', 'Contract', 'Statement', 'Memo', 'Schedule'] as const;
const objectKey = 'object-many';

/** All documents share the bytes of one file. */
export function many(documentCount: number, auditCount = 0): Scenario {
  const bytes = pdf({
    title: 'One of many',
    subtitle: 'Strongroom',
    sections: [{ paragraphs: ['The same page for all.'] }],
  });
  const documents = Array.from({ length: documentCount }, (_, at) => documentAt(at, bytes.length));
  return {
    ...nothing,
    users: [ada, marcus, priya, ingrid],
    // Twenty at the root, each with nine subfolders.
    folders: Array.from({ length: folderCount }, (_, at) => ({
      id: `folder-${at + 1}`,
      name: `${String(at + 1).padStart(3, '0')} Chapter`,
      description: null,
      parentId: at < 20 ? null : `folder-${(at % 20) + 1}`,
      accessLevel: at % 7 === 0 ? 'restricted' : 'public',
      createdAt: ago(50),
    })),
    documents,
    versions: documents.map((document) => versionOf(document, objectKey, 'application/pdf')),
    audit: Array.from({ length: auditCount }, (_, at) => entryAt(at, auditCount, documents)),
    objects: { [objectKey]: () => bytes },
  };
}

const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], at: number): Value => {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
};

/** Every tenth document is at the root. */
function documentAt(at: number, size: number): DocumentRecord {
  const createdAt = ago(40 - (at % 40), at % 24);
  return {
    id: `document-${at + 1}`,
    name: `${pick(kinds, at)} ${String(at + 1).padStart(5, '0')}.pdf`,
    description: at % 3 === 0 ? `Number ${at + 1} of many` : null,
    folderId: at % 10 === 0 ? null : `folder-${(at % folderCount) + 1}`,
    mimeType: 'application/pdf',
    size,
    version: 1,
    accessLevel: pick(levels, at),
    downloadRestricted: at % 11 === 0,
    printingRestricted: at % 13 === 0,
    updatedAt: createdAt,
    createdAt,
    uploadedById: at % 2 === 0 ? ids.admin : ids.manager,
  };
}

/** One entry a minute, the newest a minute ago. */
function entryAt(at: number, count: number, documents: readonly DocumentRecord[]): NewAuditEntry {
  const document = documents.length > 0 ? pick(documents, at) : null;
  return {
    createdAt: new Date(SCENARIO_NOW.getTime() - (count - at) * 60_000).toISOString(),
    activityType: at % 17 === 0 ? 'document_download' : 'document_view',
    description: document ? `Viewed "${document.name}" (version 1)` : 'Signed in',
    userId: pick([ids.admin, ids.manager, ids.analyst, ids.viewer], at),
    ipAddress: `10.24.8.${(at % 200) + 1}`,
    resourceType: document ? 'document' : null,
    resourceId: document?.id ?? null,
    userAgent: 'Mozilla/5.0',
  };
}
