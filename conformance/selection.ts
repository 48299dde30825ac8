// What a run is about: everything, or what is named, be it an operation, a promise or a check.
import type { Contract, Operation } from './contract.ts';

/** What the suite does, in its order. */
export const checkNames = ['promises', 'pairs', 'roles', 'malformed', 'faults', 'sequences'] as const;
export type CheckName = (typeof checkNames)[number];

export interface Selection {
  /** Those that this check looks at; of promises each is asked for by itself. */
  operationsFor: (check: CheckName) => readonly Operation[];
  /** @param promise begins with the operation that it is one of */
  isAsked: (promise: string) => boolean;
}

/** One of several runs that together are a whole one; each operation and each promise is in one of them. */
export interface Shard {
  /** The first is 1. */
  at: number;
  of: number;
}

const whole: Shard = { at: 1, of: 1 };

/** @param only nothing for everything */
export function select({ operations }: Contract, only: readonly string[], { at, of }: Shard = whole): Selection {
  const isIn = (id: string) => Buffer.from(id).reduce((sum, byte) => sum + byte, 0) % of === at - 1;
  const hasAll = (check: CheckName) => only.length === 0 || only.includes(check);
  const named = operations.filter(({ id }) => only.includes(id));
  return {
    operationsFor(check) {
      const meant = hasAll(check) || check === 'promises' ? operations : named;
      // Promises are in it each by itself, and sequences are one thing.
      if (check === 'sequences') return at === 1 ? meant : [];
      return of === 1 || check === 'promises' ? meant : meant.filter(({ id }) => isIn(id));
    },
    isAsked: (promise) =>
      isIn(promise) &&
      (hasAll('promises') || only.includes(promise) || named.some(({ id }) => promise.startsWith(`${id} `))),
  };
}
