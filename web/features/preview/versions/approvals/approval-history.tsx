import type { Approval } from '#contract/types.ts';
import { documentAge } from '#web/format/age.ts';
import { momentText } from '#web/format/date-time.ts';
import { VersionBadge } from '#web/domain/files/version-badge.tsx';

interface ApprovalHistoryProps {
  approvals: readonly Approval[];
  nameOf: (id: string) => string;
}

const ended: Record<Exclude<Approval['state'], 'pending'>, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  superseded: 'Superseded by a newer version',
};

/** What was asked and decided before, newest first. */
export function ApprovalHistory({ approvals, nameOf }: ApprovalHistoryProps) {
  const past = approvals.flatMap((approval) =>
    approval.state === 'pending' ? [] : [{ approval, words: ended[approval.state] }],
  );
  if (past.length === 0) return null;
  return (
    <details className="group text-cell">
      <summary className="w-fit cursor-pointer rounded-sm font-label text-text-muted hover:text-text">
        History of approvals ({past.length})
      </summary>
      <ul className="mt-2 grid gap-3">
        {past.map(({ approval, words }) => (
          <li key={approval.id} className="grid gap-0.5">
            <p className="flex flex-wrap items-center gap-1.5">
              <VersionBadge version={approval.version} />
              <span className="font-medium">{words}</span>
              {approval.endedAt !== null && <Moment at={approval.endedAt} />}
            </p>
            <p className="text-caption break-words text-text-subtle">
              Asked by {nameOf(approval.requestedById)}
              {approval.note !== null && `: ${approval.note}`}
            </p>
            {approval.decisions.map(({ userId, decision, comment, at }) => (
              <p key={userId} className="text-caption break-words text-text-muted">
                {nameOf(userId)} {decision === 'approve' ? 'approved' : 'rejected'} <Moment at={at} />
                {comment !== null && <span className="block whitespace-pre-line">{comment}</span>}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentText(new Date(at))} className="text-caption text-text-subtle">
      {documentAge(at)}
    </time>
  );
}
