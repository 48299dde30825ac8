import { Check, Hourglass, type LucideIcon, X } from 'lucide-react';
import type { VersionApproval } from '#contract/types.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

interface Look {
  tone: BadgeTone;
  icon: LucideIcon;
  words: string;
}

const looks: Record<VersionApproval['state'], Look> = {
  awaiting: { tone: 'warning', icon: Hourglass, words: 'Awaiting approval' },
  approved: { tone: 'success', icon: Check, words: 'Approved' },
  rejected: { tone: 'danger', icon: X, words: 'Rejected' },
};

const notRequested: Look = { tone: 'neutral', icon: Hourglass, words: 'Approval not requested' };

interface ApprovalStateBadgeProps {
  state: VersionApproval['state'];
  /** Whether approval was requested; before that, nobody is waiting. */
  isRequested?: boolean;
}

export function ApprovalStateBadge({ state, isRequested = true }: ApprovalStateBadgeProps) {
  const { tone, icon, words } = state === 'awaiting' && !isRequested ? notRequested : looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
