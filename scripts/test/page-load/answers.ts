// Fixed answers for counting a page's load: the contract's examples, and two long lists.
import { documentedAnswers } from '../../../contract/answers.ts';
import { contractOperations } from '../../../contract/operations.ts';

const documentCount = 1000;
const folderCount = 40;
const kinds = [
  ['pdf', 'application/pdf'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['png', 'image/png'],
] as const;
const levels = ['public', 'restricted', 'confidential'] as const;

const day = (at: number) => new Date(Date.UTC(2025, at % 12, 1 + (at % 28), at % 24)).toISOString();
const numbered = (at: number) => String(at + 1).padStart(5, '0');

const folders = Array.from({ length: folderCount }, (_, at) => ({
  id: `folder-${at}`,
  name: `${numbered(at)} Chapter`,
  description: null,
  parentId: at % 4 === 0 ? null : `folder-${at - (at % 4)}`,
  accessLevel: levels[at % 3],
  createdAt: day(at),
}));

/** Half of them at Home, some new since the last visit, some with a pending approval. */
const documents = Array.from({ length: documentCount }, (_, at) => {
  const [extension = '', mimeType = ''] = kinds[at % kinds.length] ?? [];
  return {
    id: `document-${at}`,
    name: `${numbered(at)} Minutes.${extension}`,
    description: null,
    folderId: at % 2 === 0 ? null : `folder-${at % folderCount}`,
    mimeType,
    size: 1000 + at * 37,
    version: 1 + (at % 4),
    accessLevel: levels[at % 3],
    downloadRestricted: false,
    printingRestricted: false,
    createdAt: day(at),
    updatedAt: at % 10 === 0 ? '2026-01-14T09:00:00.000Z' : day(at),
    uploadedById: 'user-admin',
    ...(at % 16 === 0 && {
      approval: { state: 'awaiting', requestId: `approval-${at}`, approvedVersion: null, approvedName: null },
    }),
  };
});

/** Replaces examples, such as a session that would expire soon and cause a call. */
const own: Partial<Record<string, unknown>> = {
  listDocuments: documents,
  listFolders: folders,
  getMySession: { id: 'session', idleMinutes: 60, endsAt: new Date(Date.now() + 3_600_000), secondFactorAt: null },
};

export interface FixedAnswer {
  status: number;
  body: string;
}

/** The answer to a GET at this path; undefined if the contract has none. */
export function answerTo(path: string): FixedAnswer | undefined {
  const found = Object.entries(contractOperations).find(
    ([, { method, path: pattern }]) => method === 'GET' && pattern.replaceAll(/\{\w+\}/g, 'x') === path,
  );
  if (found === undefined) return undefined;
  const [id] = found;
  const documented = Object.entries(documentedAnswers).find(([operation]) => operation === id)?.[1][0];
  return { status: 200, body: JSON.stringify(own[id] ?? documented?.body ?? null) };
}
