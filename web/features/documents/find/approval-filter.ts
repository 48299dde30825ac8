import type { Document } from '#contract/types.ts';

const isRequested = ({ approval }: Document) => approval?.requestId != null;
const stands = (state: string) => (document: Document) => document.approval?.state === state;
const awaiting = stands('awaiting');

/** The approval states of the newest version. Nobody waits for a decision before it is requested. */
export const approvals = [
  {
    value: 'not-requested',
    label: 'Approval not requested',
    passes: (document: Document) => awaiting(document) && !isRequested(document),
  },
  {
    value: 'awaiting',
    label: 'Awaiting approval',
    passes: (document: Document) => awaiting(document) && isRequested(document),
  },
  { value: 'approved', label: 'Approved', passes: stands('approved') },
  { value: 'rejected', label: 'Rejected', passes: stands('rejected') },
];
