// A folder that requires approval, with a pending version over an approved one, an approved one, and a rejected one.
import type { ApprovalRecord } from '#core/records/records.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { room } from '#web/testing/room.ts';

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const at = '2026-01-14T09:00:00.000Z';

function approval(
  name: string,
  version: number,
  state: ApprovalRecord['state'],
  more: Partial<ApprovalRecord> = {},
): ApprovalRecord {
  const decided = state === 'approved' || state === 'rejected';
  const decision = state === 'approved' ? 'approve' : 'reject';
  return {
    ...{ id: `${name}:${version}`, documentId: name, version, sha256, name, description: null, note: null },
    ...{ requestedById: 'user-manager', requestedAt: at, approverIds: [], needed: 1, state },
    decisions: decided ? [{ userId: 'user-admin', decision, comment: null, at }] : [],
    endedAt: decided ? at : null,
    ...more,
  };
}

export const approvals: Scenario = {
  ...room({
    folders: [{ name: 'Board', approvalRequired: true }],
    documents: [
      { name: 'Waiting.pdf', version: 2 },
      { name: 'Good.pdf' },
      { name: 'Bad.pdf' },
      { name: 'Unasked.pdf' },
    ].map((document) => ({
      ...document,
      folderId: 'Board',
      mimeType: 'application/pdf',
      uploadedById: 'user-manager',
    })),
  }),
  approvals: [
    approval('Waiting.pdf', 1, 'approved'),
    approval('Waiting.pdf', 2, 'pending', { note: 'Figures as agreed with the auditors' }),
    approval('Good.pdf', 1, 'approved'),
    approval('Bad.pdf', 1, 'rejected'),
  ],
};
