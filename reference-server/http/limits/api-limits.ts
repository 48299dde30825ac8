// The API's limits by user, or by address: calls per minute, open answers, concurrent expensive calls.
import type { Counted, Limits } from '#core/ports/limits.ts';
import { giveWay } from '#server/ports/give-way.ts';
import { callerAt } from '#server/settings/addresses.ts';
import type { Settings } from '#server/settings/env.ts';
import { Limit } from './rate-limit.ts';
import { Turns } from './turns.ts';
import { rateLimited } from '#core/call/errors.ts';

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
  const openAnswer = openAnswers(most.openDownloads);
  const turns = new Turns(DEAR);
  const callerOf = ({ userId, client, of }: Counted) => userId ?? `${ofAddress[of]} ${callerAt(client.ipAddress)}`;
  return {
    count: (one) => calls.count(callerOf(one)),
    open: (one, isOfChange) => openAnswer(callerOf(one), isOfChange),
    async turn(one, signal, hasBegun) {
      const end = await turns.take(callerOf(one), signal, hasBegun);
      // Lets other work run before a call that waited begins.
      await giveWay();
      return end;
    },
  };
}

/** By then, an open answer has probably ended. */
const TRY_AGAIN_SECONDS = 5;

/** Limits the open answers of one user, since each holds memory until it is read. */
function openAnswers(most: number): (who: string, isOfChange?: boolean) => () => void {
  const counts = new Map<string, number>();
  return (who, isOfChange = false) => {
    const open = counts.get(who) ?? 0;
    if (open >= most && !isOfChange) throw rateLimited(TRY_AGAIN_SECONDS);
    counts.set(who, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const others = (counts.get(who) ?? 1) - 1;
      if (others === 0) counts.delete(who);
      else counts.set(who, others);
    };
  };
}
