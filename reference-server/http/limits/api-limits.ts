// The limits of the API: so many calls a minute, so many answers open and so many dear calls at a time. Who is counted as one is a person, or an
// address without a session.
import type { Counted, Limits } from '#core/ports/limits.ts';
import { giveWay } from '#server/ports/give-way.ts';
import { callerAt } from '#server/settings/addresses.ts';
import type { Settings } from '#server/settings/env.ts';
import { Limit } from './limits.ts';
import { OpenAnswers } from './open-answers.ts';
import { Turns } from './turns.ts';

const ofAddress: Readonly<Record<Counted['of'], string>> = {
  calls: 'address',
  uploads: 'uploads from',
  navigations: 'navigations from',
  logouts: 'logouts from',
};

/** Of what is dear: each works for tens of milliseconds on the one thread, or in a process of the pool. */
const DEAR = { inAll: 8, ofOne: 2, waiting: 32 };

type Most = Pick<Settings, 'apiCallsPerMinute' | 'openDownloads'>;

/** @param onRefusal hears of the first refusal of each minute */
export function apiLimits(most: Most, onRefusal: (caller: string) => void): Limits {
  const calls = new Limit(most.apiCallsPerMinute, onRefusal);
  const answers = new OpenAnswers(most.openDownloads);
  const turns = new Turns(DEAR);
  const callerOf = ({ userId, client, of }: Counted) => userId ?? `${ofAddress[of]} ${callerAt(client.ipAddress)}`;
  return {
    count: (one) => calls.count(callerOf(one)),
    open: (one) => answers.open(callerOf(one)),
    async turn(one, signal) {
      const end = await turns.take(callerOf(one), signal);
      // What has waited does not begin in one go with what was before it.
      await giveWay();
      return end;
    },
  };
}
