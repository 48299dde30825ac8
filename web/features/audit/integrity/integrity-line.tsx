import type { Query } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import type { AuditIntegrity } from '#contract/types.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { activityAge } from '#web/format/age.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useGetAuditIntegrity } from '#contract/hooks/audit.ts';

const WHILE_CHECKING_MS = 1000;

/** Soon while a check runs; otherwise it is not polled, since every call keeps the session alive. */
const refetchInterval = ({ state }: Query<AuditIntegrity, ApiError>) =>
  state.status === 'success' && state.data?.isChecking === true && WHILE_CHECKING_MS;

export function IntegrityLine() {
  const { data: integrity } = useGetAuditIntegrity({ query: { refetchInterval } });
  if (!integrity) return null;
  return (
    <div className="flex-none px-6 pt-2.5 text-caption text-text-muted max-md:px-4">
      {integrity.state === 'broken' ? <Broken integrity={integrity} /> : <Line integrity={integrity} />}
    </div>
  );
}

function Line({ integrity }: { integrity: AuditIntegrity }) {
  const { state, isChecking, entries, checkedAt, head } = integrity;
  if (state !== 'intact') {
    return (
      <p role="status" className="flex items-center gap-1.5">
        <ShieldQuestion size={14} className="flex-none text-text-subtle" aria-hidden />
        {isChecking ? 'Checking whether the log is intact…' : 'The log has not been checked yet'}
      </p>
    );
  }
  return (
    <p role="status" className="flex items-center gap-1.5">
      <ShieldCheck size={14} className="flex-none text-success" aria-hidden />
      <span className="min-w-0 tabular-nums">
        Log intact, {counted(entries, 'entry', 'entries')}, head <Head hash={head.hash} />
        {checkedAt !== null && `, checked ${checkedAgo(checkedAt)}`}
      </span>
    </p>
  );
}

function Broken({ integrity: { brokenAt, checkedAt } }: { integrity: AuditIntegrity }) {
  return (
    <Notice icon={ShieldAlert} tone="danger" isAlert>
      <p className="text-cell font-label text-danger">
        Log broken
        {brokenAt !== null && ` at line ${grouped(brokenAt.seq)}: ${brokenAt.reason}`}
        {checkedAt !== null && `, checked ${checkedAgo(checkedAt)}`}
      </p>
      <p className="mt-1">
        From there on the log cannot be relied on. Keep a copy of the data folder as it is, run{' '}
        <code className="text-text">npm run audit:verify</code> on it, and restore the log from a backup.
      </p>
    </Notice>
  );
}

const checkedAgo = (at: string) => activityAge(at).replace('Just now', 'just now');

/** A shortened hash; a click copies it completely. */
function Head({ hash }: { hash: string }) {
  return (
    <button
      type="button"
      aria-label={`Copy the head ${hash}`}
      title={hash}
      onClick={() => void copyWithToast(hash)}
      className="-mx-0.5 min-h-6 rounded-sm px-0.5 text-text underline decoration-border-strong underline-offset-2 hover:bg-surface-active"
    >
      {hash.length > 8 ? `${hash.slice(0, 4)}…${hash.slice(-2)}` : hash}
    </button>
  );
}
