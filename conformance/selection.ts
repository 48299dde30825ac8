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

/** @param only nothing for everything */
export function select({ operations }: Contract, only: readonly string[]): Selection {
  const hasAll = (check: CheckName) => only.length === 0 || only.includes(check);
  const named = operations.filter(({ id }) => only.includes(id));
  return {
    operationsFor: (check) => (hasAll(check) || check === 'promises' ? operations : named),
    isAsked: (promise) =>
      hasAll('promises') || only.includes(promise) || named.some(({ id }) => promise.startsWith(`${id} `)),
  };
}
