// The limits of the API: so many calls a minute, so many files open at a time. Who is counted as one is a person, or an
// address without a session.
import type { Counted, Limits } from '#core/desk/limits.ts';
import { callerAt } from '#server/settings/addresses.ts';
import type { Settings } from '#server/settings/env.ts';
import { Limit } from './limits.ts';
import { OpenAnswers } from './open-answers.ts';

const ofAddress: Readonly<Record<Counted['of'], string>> = {
  calls: 'address',
  uploads: 'uploads from',
  navigations: 'navigations from',
  logouts: 'logouts from',
};

type Most = Pick<Settings, 'apiCallsPerMinute' | 'openDownloads'>;

/** @param onRefusal hears of the first refusal of each minute */
export function apiLimits(most: Most, onRefusal: (caller: string) => void): Limits {
  const calls = new Limit(most.apiCallsPerMinute, onRefusal);
  const files = new OpenAnswers(most.openDownloads);
  const callerOf = ({ userId, client, of }: Counted) => userId ?? `${ofAddress[of]} ${callerAt(client.ipAddress)}`;
  return {
    count: (one) => calls.count(callerOf(one)),
    open: (one, onEnd) => files.open(callerOf(one), onEnd),
  };
}
