import type { User } from '#contract/types.ts';
import { hasEnded } from '#web/domain/expiry/expiry.ts';
import type { Address } from './read-addresses.ts';

/** The state of an address: `new` will be invited; the others exist already in some way, or are invalid. */
export type LineState = 'new' | 'here' | 'waiting' | 'ended' | 'duplicate' | 'fault';

export interface Line extends Address {
  state: LineState;
}

const key = (email: string) => email.normalize('NFC').toLowerCase();

/** All addresses with their state; repeated ones are duplicates of the first, whose group they name. */
export function invitationLines(addresses: readonly Address[], users: readonly User[], now: number): Line[] {
  const known = new Map(users.map((user) => [key(user.email), user]));
  const seen = new Map<string, string | null>();
  return addresses.map((address) => {
    const own = key(address.email);
    const user = known.get(own);
    const isRepeated = seen.has(own);
    if (address.fault === null && !isRepeated) seen.set(own, address.groupName);
    const groupName = isRepeated ? (seen.get(own) ?? null) : address.groupName;
    return { ...address, groupName, state: stateOf(address, isRepeated, user, now) };
  });
}

function stateOf({ fault }: Address, isRepeated: boolean, user: User | undefined, now: number): LineState {
  if (fault !== null) return 'fault';
  if (isRepeated) return 'duplicate';
  if (!user) return 'new';
  if (hasEnded(user.expiresAt, now)) return 'ended';
  return user.lastLoginAt === null ? 'waiting' : 'here';
}

export const isPerson = ({ state }: Line) => state !== 'fault' && state !== 'duplicate';
