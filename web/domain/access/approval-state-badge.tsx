import { Check, Hourglass, type LucideIcon, X } from 'lucide-react';

import type { VersionApproval } from '#contract/types.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const looks: Record<VersionApproval['state'], { tone: BadgeTone; icon: LucideIcon; words: string }> = {
  awaiting: { tone: 'warning', icon: Hourglass, words: 'Awaiting approval' },
  approved: { tone: 'success', icon: Check, words: 'Approved' },
  rejected: { tone: 'danger', icon: X, words: 'Rejected' },
};

/** How a version stands where approval is required. */
export function ApprovalStateBadge({ state }: { state: VersionApproval['state'] }) {
  const { tone, icon, words } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
