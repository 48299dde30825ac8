import { useGetAuditIntegrity } from '#contract/hooks/audit.ts';
import type { AuditIntegrity } from '#contract/types.ts';

const WHILE_CHECKING_MS = 1000;

/**
 * What the last check found; asked for again soon while one is under way. Nothing else asks by itself: every call is a use
 * of the session, and one that nobody uses has to end.
 */
export function useIntegrity(): AuditIntegrity | null {
  const { data } = useGetAuditIntegrity({
    query: {
      refetchInterval: ({ state }) =>
        state.status === 'success' && state.data?.isChecking === true && WHILE_CHECKING_MS,
    },
  });
  return data ?? null;
}
