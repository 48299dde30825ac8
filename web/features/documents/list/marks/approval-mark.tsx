import type { DocumentApproval } from '#contract/types.ts';
import { ApprovalStateBadge } from '#web/domain/access/approval-state-badge.tsx';
import { cx } from '#web/ui/theme/cx.ts';

interface ApprovalMarkProps {
  approval: DocumentApproval;
  isBrief?: boolean | undefined;
  className?: string;
}

/** The approval state of the newest version, and what readers see. */
export function ApprovalMark({ approval, isBrief, className }: ApprovalMarkProps) {
  return (
    <span
      title={shownToReaders(approval)}
      className={cx('flex flex-none flex-col items-end gap-0.5 leading-none', className)}
    >
      <ApprovalStateBadge {...approval} isBrief={isBrief ?? approval.requestId === null} />
      {!isBrief && approval.state !== 'approved' && (
        <span className="text-micro text-text-subtle tabular-nums">
          {approval.approvedVersion === null ? 'hidden from others' : `others see v${approval.approvedVersion}`}
        </span>
      )}
    </span>
  );
}

/** What analysts and viewers see where the newest version is not approved. */
function shownToReaders({ approvedVersion, approvedName }: DocumentApproval): string {
  if (approvedVersion === null) return 'Analysts and viewers do not see it: no version was approved.';
  return `Analysts and viewers see version ${approvedVersion}${approvedName === null ? '' : `, “${approvedName}”`}.`;
}
