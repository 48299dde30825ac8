// The API's limits by user, or by address: calls per minute, open answers, concurrent expensive calls.
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

/** Limits of expensive calls, which occupy the main thread for tens of milliseconds or a process of the pool. */
const DEAR = { inAll: 8, ofOne: 2, waiting: 32 };

type Most = Pick<Settings, 'apiCallsPerMinute' | 'openDownloads'>;

/** @param onRefusal called for the first refusal of each minute */
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
      // Lets other work run before a call that waited begins.
      await giveWay();
      return end;
    },
  };
}
