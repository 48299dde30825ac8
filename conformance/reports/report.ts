// What a run found, and what it looked at.

/** Of a pair, of a role at an operation, of a promise: `provoked` is as it should be. */
export type Outcome = 'provoked' | 'not provoked' | 'not tried';

export interface Finding {
  /** Which part of the suite found it. */
  check: 'answers' | 'pairs' | 'roles' | 'malformed' | 'faults' | 'promises' | 'sequences';
  /** The operation, and the status where it is about one; the id of a promise. */
  about: string;
  message: string;
  /** The calls that show it, in their order, each as a line of curl. */
  calls?: readonly string[];
  /** The answer that is wrong, in a line or two; what should have come is said by the message. */
  came?: string;
  /** How much had been done to the target by then, where that is written down. */
  at?: number;
}

export interface Report {
  target: string;
  /** ISO 8601. */
  began: string;
  seconds: number;
  /** By pair, `listFolders 200`. */
  pairs: Map<string, Outcome>;
  /** By operation and who called, `listFolders viewer`. */
  roles: Map<string, Outcome>;
  /** By id, `revokeDocumentPermission at-once`. */
  promises: Map<string, Outcome>;
  findings: Finding[];
  /** How often each check looked. */
  looks: Record<Finding['check'], number>;
  /** What was left out, with the reason. */
  notTried: string[];
  /** Why the run ended before its time; null for one that was played to its end. */
  ended: string | null;
}

export function newReport(target: string): Report {
  return {
    target,
    began: new Date().toISOString(),
    seconds: 0,
    pairs: new Map(),
    roles: new Map(),
    promises: new Map(),
    findings: [],
    looks: { answers: 0, pairs: 0, roles: 0, malformed: 0, faults: 0, promises: 0, sequences: 0 },
    notTried: [],
    ended: null,
  };
}
