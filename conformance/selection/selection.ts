// Selects what a run covers: everything, or the named operations, promises and checks.
import type { Contract, Operation } from '../contract.ts';

/** The checks of the suite in their order. */
export const checkNames = ['promises', 'pairs', 'roles', 'malformed', 'faults', 'sequences'] as const;
export type CheckName = (typeof checkNames)[number];

export interface Selection {
  /** The operations of this check; promises are selected one by one. */
  operationsFor: (check: CheckName) => readonly Operation[];
  /** @param promise begins with its operation */
  isSelected: (promise: string) => boolean;
}

/** One of several runs that together are complete; each operation and each promise is in exactly one. */
export interface Shard {
  /** From 1. */
  at: number;
  of: number;
}

const whole: Shard = { at: 1, of: 1 };

/** @param only empty for everything */
export function select({ operations }: Contract, only: readonly string[], { at, of }: Shard = whole): Selection {
  const isIn = (id: string) => Buffer.from(id).reduce((sum, byte) => sum + byte, 0) % of === at - 1;
  const hasAll = (check: CheckName) => only.length === 0 || only.includes(check);
  const named = operations.filter(({ id }) => only.includes(id));
  return {
    operationsFor(check) {
      const meant = hasAll(check) || check === 'promises' ? operations : named;
      // Promises are divided one by one; all sequences stay together.
      if (check === 'sequences') return at === 1 ? meant : [];
      return of === 1 || check === 'promises' ? meant : meant.filter(({ id }) => isIn(id));
    },
    isSelected: (promise) =>
      isIn(promise) &&
      (hasAll('promises') || only.includes(promise) || named.some(({ id }) => promise.startsWith(`${id} `))),
  };
}
