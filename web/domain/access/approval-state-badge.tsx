import { Check, Hourglass, type LucideIcon, X } from 'lucide-react';
import type { VersionApproval } from '#contract/types.ts';
import { badge, type BadgeTone } from '#web/ui/data/badge.tsx';

interface Look {
  tone: BadgeTone;
  icon: LucideIcon;
  words: string;
  /** Where there is little room. */
  brief?: string;
}

const looks: Record<VersionApproval['state'], Look> = {
  awaiting: { tone: 'warning', icon: Hourglass, words: 'Awaiting approval', brief: 'Awaiting' },
  approved: { tone: 'success', icon: Check, words: 'Approved' },
  rejected: { tone: 'danger', icon: X, words: 'Rejected' },
};

const notRequested: Look = {
  tone: 'neutral',
  icon: Hourglass,
  words: 'Approval not requested',
  brief: 'Not requested',
};

interface ApprovalStateBadgeProps {
  state: VersionApproval['state'];
  /** Null before approval was requested: nobody is waiting. */
  requestId?: string | null;
  isBrief?: boolean | undefined;
}

export function ApprovalStateBadge({ state, requestId, isBrief }: ApprovalStateBadgeProps) {
  const { tone, icon, words, brief } = state === 'awaiting' && requestId === null ? notRequested : looks[state];
  return badge({ tone, icon, children: (isBrief ? brief : null) ?? words });
}
