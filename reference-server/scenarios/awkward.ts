// Difficult data: long and malicious names, right-to-left text, emoji, incomplete rows, items without a place.
import type { NewAuditEntry } from '../core/ports/audit-log.ts';
import type { DocumentRecord, FolderRecord } from '../core/records/records.ts';
import { ada, ids, ingrid, marcus, person, priya } from './users-by-role.ts';
import { ago, nothing, SCENARIO_NOW, type Scenario, versionOf } from './scenario.ts';

const longName = `${'A very long name that goes on and on '.repeat(6)}until it ends.pdf`.slice(0, 255);

const names: readonly string[] = [
  longName,
  `${'Wort'.repeat(62)}.docx`,
  'עסקת אורורה – הסכם סודיות.pdf',
  'تقرير مالي 2025 (النسخة 3).xlsx',
  '📊🚀 Q4 figures 👩‍👩‍👧‍👦 final final.pptx',
  '<img src=x onerror="alert(1)">.html',
  '"; DROP TABLE documents; --.csv',
  '../../etc/passwd',
  'C:\\Windows\\system32\\config.sys',
  '=HYPERLINK("https://evil.example","Click").csv',
  '{{constructor.constructor("alert(1)")()}}.txt',
  '${process.env.SECRET}.txt',
  'Zażółć gęślą jaźń – ελληνικά – 日本語の書類.pdf',
  '.hidden',
  '…',
  'no ending',
];

const objectKey = 'object-awkward';
const content = 'Plain text, whatever the name says.\n';
const bytes = () => new TextEncoder().encode(content);

const base: DocumentRecord = {
  id: 'document-awkward',
  name: 'Plain.txt',
  description: null,
  folderId: null,
  mimeType: 'text/plain',
  size: content.length,
  version: 1,
  accessLevel: 'public',
  downloadRestricted: false,
  printingRestricted: false,
  updatedAt: ago(3),
  createdAt: ago(3),
  uploadedById: ids.admin,
};

const documents: readonly DocumentRecord[] = [
  ...names.map((name, at) => ({ ...base, id: `document-name-${at + 1}`, name })),
  { ...base, id: 'document-holes', name: 'Neither type nor size', mimeType: null, size: null, uploadedById: null },
  { ...base, id: 'document-empty', name: 'Empty.bin', mimeType: 'application/octet-stream', size: 0 },
  {
    ...base,
    id: 'document-huge',
    name: 'Huge.iso',
    mimeType: 'application/x-iso9660-image',
    size: 9_007_199_254_740_991,
  },
  { ...base, id: 'document-orphan', name: 'In a folder that is gone.txt', folderId: 'folder-gone' },
  { ...base, id: 'document-future', name: 'From the future.txt', updatedAt: '2031-01-01T00:00:00.000Z' },
  { ...base, id: 'document-many-versions', name: 'Version 1234.txt', version: 1234 },
  {
    ...base,
    id: 'document-text',
    name: 'Described.txt',
    description: 'Two\nlines\tand <b>no</b> markup\n\n'.repeat(30),
  },
  { ...base, id: 'document-deep', name: 'At the bottom.txt', folderId: 'folder-deep-30' },
];

const folder = (id: string, name: string, parentId: string | null = null): FolderRecord => ({
  id,
  name,
  description: null,
  parentId,
  accessLevel: 'public',
  createdAt: ago(9),
});

const folders: readonly FolderRecord[] = [
  folder('folder-long', longName),
  folder('folder-rtl', 'תיקייה עם שם בעברית'),
  folder('folder-same-1', 'Twins'),
  folder('folder-same-2', 'Twins'),
  folder('folder-orphan', 'Its parent is gone', 'folder-gone'),
  folder('folder-circle-1', 'Circle one', 'folder-circle-2'),
  folder('folder-circle-2', 'Circle two', 'folder-circle-1'),
  ...Array.from({ length: 30 }, (_, at) =>
    folder(`folder-deep-${at + 1}`, `Level ${at + 1}`, at === 0 ? null : `folder-deep-${at}`),
  ),
];

const entry = (activityType: string, description: string, more: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
  createdAt: ago(1),
  activityType,
  description,
  userId: ids.admin,
  ipAddress: '10.24.8.12',
  resourceType: null,
  resourceId: null,
  userAgent: 'Mozilla/5.0',
  ...more,
});

const audit: readonly NewAuditEntry[] = [
  entry('quantum_entangled', 'A kind of activity that nobody has heard of'),
  entry('document_view', `Viewed "${longName}" (version 1)`, {
    resourceType: 'document',
    resourceId: 'document-name-1',
  }),
  entry('login', '=1+1 looks like a formula', { userAgent: '@SUM(A1)' }),
  entry('failed_login', '-2 and "quotes", commas\nand a line break', {
    userId: null,
    ipAddress: null,
    userAgent: null,
  }),
  entry('document_delete', 'Gone with everything', { resourceType: 'document', resourceId: 'document-that-is-gone' }),
  entry('login', 'Signed in over IPv6', {
    ipAddress: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    createdAt: SCENARIO_NOW.toISOString(),
  }),
];

export const awkward: Scenario = {
  ...nothing,
  users: [
    ada,
    marcus,
    priya,
    ingrid,
    person('user-nameless', [null, null], 'nameless@strongroom.example', 'viewer'),
    person('user-one-name', ['Sukarno', null], 'sukarno@strongroom.example', 'analyst', { lastLoginAt: ago(400) }),
    person(
      'user-long',
      ['Wolfeschlegelsteinhausen', 'Bergerdorff-Featherstonehaugh '.repeat(3).trim()],
      `${'long'.repeat(16)}@${'sub.'.repeat(20)}strongroom.example`,
      'manager',
    ),
    person('user-rtl', ['نور', 'الهدى'], 'noor@strongroom.example', 'viewer', { lastLoginAt: ago(0, 0, 1) }),
    person('user-picture', ['Broken', 'Picture'], 'picture@strongroom.example', 'viewer', {
      profileImageUrl: 'https://pictures.example/none.png',
    }),
  ],
  documents,
  versions: documents.map((document) => versionOf(document, document.size === content.length ? objectKey : null, null)),
  folders,
  audit,
  objects: { [objectKey]: bytes },
};
