import { counted } from '#web/format/counted.ts';

/** When a session ends: by its last use and, where the server limits that, by its sign-in. */
export function sessionEnd(idleMinutes: number | null, maxDays = Infinity) {
  const [count, unit] = idleMinutes === null ? [Math.min(maxDays, 7), 'day'] : [idleMinutes, 'minute'];
  const isFixed = unit === 'day' && maxDays <= 7;
  const latest = isFixed || maxDays === Infinity ? '' : `, at the latest ${counted(maxDays, 'day')} after the sign-in`;
  return {
    limit: unit === 'day' ? counted(count, unit) : `${count} min`,
    ends: `A session ends ${counted(count, unit)} after ${isFixed ? 'the sign-in' : 'it was last used'}${latest}`,
    expiry: `${count}-${unit} session expiry${isFixed ? '' : ' with refresh'}`,
  };
}
