import { useGetMeasures } from '#contract/hooks/dashboard.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

/** The measures of the last 30 days; no call where the sample is shown. */
export function useMeasures() {
  const isMeasured = useCurrentUser().room?.figures === 'measured';
  const { data: measures, error, refetch } = useGetMeasures({ days: '30' }, { query: { enabled: isMeasured } });
  return { isMeasured, measures, error, refetch };
}
