// Approval requests and decisions in the demonstration's folder that requires approval.
import type { ApprovalRecord } from '#core/records/records.ts';
import { ago } from '../scenario.ts';
import { folderId } from './folders.ts';
import { demoIds } from './demo-users.ts';

/** The folder that shows readers approved versions only. */
export const APPROVED_FOLDER = folderId('environment');

/** When and by whom approval became required. */
export const APPROVAL_BEGAN = ago(21);

/** The hash of the version's file is known once it is stored. */
function request(
  id: string,
  document: readonly [id: string, name: string, version: number],
  [requestedById, requestedAt, note]: readonly [string, string, string | null],
  end: Pick<ApprovalRecord, 'state' | 'decisions' | 'endedAt'>,
): ApprovalRecord {
  const [documentId, name, version] = document;
  return {
    ...{
      id: `approval-${id}`,
      documentId,
      version,
      sha256: '',
      name,
      description: null,
      note,
      requestedById,
      requestedAt,
    },
    ...{ approverIds: [], needed: 1, ...end },
  };
}

function decided(decision: 'approve' | 'reject', userId: string, at: string, comment: string | null) {
  const state = decision === 'approve' ? 'approved' : 'rejected';
  return { state, decisions: [{ userId, decision, comment, at }], endedAt: at } as const;
}

const waits = { state: 'pending', decisions: [], endedAt: null } as const;

const report = ['document-phase-one', 'Phase I Environmental Report.pdf'] as const;
const permits = ['document-permits', 'Operating Permits.csv', 1] as const;
const carbon = ['document-carbon', 'Carbon Footprint 2025.svg', 1] as const;

export const approvals: readonly ApprovalRecord[] = [
  request(
    'report-one',
    [...report, 1],
    [demoIds.manager, ago(20, 5), null],
    decided('approve', demoIds.admin, ago(20, 3), null),
  ),
  request(
    'permits',
    permits,
    [demoIds.sofia, ago(18, 4), 'For the bidders'],
    decided('reject', demoIds.admin, ago(18, 2), 'The water permit of Hamburg is missing'),
  ),
  request('carbon', carbon, [demoIds.admin, ago(9, 6), null], decided('approve', demoIds.manager, ago(9, 4), null)),
  request('report-two', [...report, 2], [demoIds.manager, ago(0, 3), 'With the samples of 2023'], waits),
];
