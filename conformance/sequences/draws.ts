// What a step is drawn from: its values, and the items that its side has made, by the order of their creation.
import type { Who } from '../target.ts';
import type { Seat } from './seat.ts';

export interface Values {
  who: Who;
  /** Selects a document, folder or user. */
  one: number;
  /** Selects another one. */
  other: number;
  name: string;
  level: string;
  flag: boolean;
  bytes: string;
}

type Params = Record<string, string>;

/** -1 is the newest. */
export const pick = (from: readonly string[], at: number): string => from.at(at % Math.max(1, from.length)) ?? 'none';
/** One of them, if there are any. */
export const some = (from: readonly string[], { one }: Values): string[] =>
  from.length === 0 ? [] : [pick(from, one)];
export const document = (seat: Seat, { one }: Values): Params => ({ id: pick(seat.documents, one) });
export const folder = (seat: Seat, { one }: Values): Params => ({ id: pick(seat.folders, one) });
export const user = (seat: Seat, { one }: Values): Params => ({ id: pick(seat.users, one) });
export const group = (seat: Seat, { one }: Values): Params => ({ id: pick(seat.groups, one) });
/** A folder, or the root every second time. */
export const place = (seat: Seat, { other }: Values): string | null =>
  other % 2 === 0 ? null : pick(seat.folders, other);
