import type { DocumentApproval } from '#contract/types.ts';
import { ApprovalStateBadge } from '#web/domain/access/approval-state-badge.tsx';
import { shownToReaders, shownToReadersInFull } from '#web/domain/access/shown-to-readers.ts';
import { cx } from '#web/ui/theme/cx.ts';

interface ApprovalMarkProps {
  approval: DocumentApproval;
  isBrief?: boolean;
  className?: string;
}

/** The approval state of the newest version, and what readers see. */
export function ApprovalMark({ approval, isBrief = false, className }: ApprovalMarkProps) {
  const others = isBrief ? null : shownToReaders(approval);
  return (
    <span
      title={shownToReadersInFull(approval)}
      className={cx('flex flex-none flex-col items-end gap-0.5 leading-none', className)}
    >
      <ApprovalStateBadge state={approval.state} isRequested={approval.requestId !== null} />
      {others !== null && <span className="text-micro text-text-subtle tabular-nums">{others}</span>}
    </span>
  );
}
