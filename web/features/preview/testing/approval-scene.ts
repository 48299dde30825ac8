// A document in a folder that requires approval in each of its states, for tests and stories of the panel.
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Approval, DocumentApproval, DocumentVersion } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';
import { person } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { open } from './preview-scene.ts';

export const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const earlier = '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752';

const versions: readonly DocumentVersion[] = [
  {
    ...{ version: 2, size: 2048, mimeType: 'text/html', sha256, restoredFrom: null, comment: 'Totals as agreed' },
    ...{ uploadedById: 'user-manager', uploadedByName: 'Marcus Okafor', createdAt: '2026-01-14T09:00:00.000Z' },
  },
  {
    ...{ version: 1, size: 2000, mimeType: 'text/html', sha256: earlier, restoredFrom: null, comment: null },
    ...{ uploadedById: 'user-admin', uploadedByName: 'Ada Lindqvist', createdAt: '2026-01-10T09:00:00.000Z' },
    approval: { state: 'approved', endedAt: '2026-01-11T09:00:00.000Z' },
  },
];

const name = 'Consolidated Accounts.html';
export const pending: Approval = {
  ...{ id: 'approval-2', documentId: 'doc-html', version: 2, sha256, name, note: 'Please look at page 3' },
  ...{ requestedById: 'user-manager', requestedAt: '2026-01-14T09:30:00.000Z', approverIds: [], needed: 1 },
  ...{ state: 'pending', decisions: [], endedAt: null, mayDecide: true },
};
const given: Approval = {
  ...{ id: 'approval-1', documentId: 'doc-html', version: 1, sha256: earlier, name, note: null },
  ...{ requestedById: 'user-admin', requestedAt: '2026-01-10T10:00:00.000Z', approverIds: ['user-manager'], needed: 1 },
  ...{ state: 'approved', endedAt: '2026-01-11T09:00:00.000Z', mayDecide: false },
  decisions: [
    { userId: 'user-manager', decision: 'approve', comment: 'As in the ledger', at: '2026-01-11T09:00:00.000Z' },
  ],
};

interface Standing {
  state?: DocumentApproval['state'];
  /** The request about the newest version; null without one. */
  request?: Approval | null;
  isNeverApproved?: boolean;
  /** The name under which a version was approved. */
  approvedName?: string;
}

/** A server's answers in this state. */
export function approvalAnswers({
  state = 'awaiting',
  request = pending,
  isNeverApproved = false,
  approvedName = name,
}: Standing): Fault[] {
  const approval: DocumentApproval = {
    state,
    requestId: request?.state === 'pending' ? request.id : null,
    approvedVersion: isNeverApproved ? null : state === 'approved' ? 2 : 1,
    approvedName: isNeverApproved ? null : approvedName,
  };
  const newest = request === null ? {} : { approval: { state, endedAt: request.endedAt } };
  const before = isNeverApproved ? [] : [given];
  return [
    fault('listDocuments', {
      status: 200,
      body: smallRoom.documents.map((row) => (row.id === 'doc-html' ? { ...row, approval } : row)),
    }),
    fault('listDocumentVersions', {
      status: 200,
      body: versions.map((row) => (row.version === 2 ? { ...row, ...newest } : row)).slice(0, isNeverApproved ? 1 : 2),
    }),
    fault('listDocumentApprovals', { status: 200, body: request === null ? before : [request, ...before] }),
  ];
}

export async function openHistory() {
  const dialog = await open();
  await person.click(dialog.getByRole('button', { name: 'Version history' }));
  return within(dialog.getByRole('complementary', { name: 'Version history' }));
}

/** Presses a button of the panel and returns the dialog that opens. */
export async function openDialog(button: string, title: string) {
  const panel = await openHistory();
  await person.click(await panel.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  // It fades in.
  await waitFor(() => expect(dialog.getByRole('heading', { name: title })).toBeVisible());
  return dialog;
}
