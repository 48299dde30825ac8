import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const approvalWords = {
  requestApproval: {
    done: success('Approval requested'),
    failed: failure('Failed to request approval'),
    saysWhy: true,
  },
  decideApproval: {
    done: (_: unknown, { data }: { data: { decision: 'approve' | 'reject'; version: number } }) =>
      success(`Version ${data.version} ${data.decision === 'approve' ? 'approved' : 'rejected'}`),
    failed: failure('Failed to decide on the approval'),
    saysWhy: true,
  },
  withdrawApproval: {
    done: success('Request withdrawn'),
    failed: failure('Failed to withdraw the request'),
    saysWhy: true,
  },
} as const satisfies WordsByOperation;
