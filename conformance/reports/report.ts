// The findings of a run and what it checked.

/** The result for a pair, a role or a promise; `provoked` means as expected. */
export type Outcome = 'provoked' | 'not provoked' | 'not tried';

export interface Finding {
  /** The part of the suite that found it. */
  check: 'answers' | 'pairs' | 'roles' | 'malformed' | 'faults' | 'promises' | 'sequences';
  /** The operation, with the status if there is one, or the id of a promise. */
  about: string;
  message: string;
  /** The calls that show it, in order, as lines of curl. */
  calls?: readonly string[];
  /** The wrong answer in a line or two; the message has the expected one. */
  actual?: string;
  /** The length of the recording at that point, if there is one. */
  at?: number;
}

export interface Report {
  target: string;
  /** ISO 8601. */
  began: string;
  seconds: number;
  /** By pair, such as `listFolders 200`. */
  pairs: Map<string, Outcome>;
  /** By operation and role, such as `listFolders viewer`. */
  roles: Map<string, Outcome>;
  /** By id, such as `revokeDocumentPermission at-once`. */
  promises: Map<string, Outcome>;
  findings: Finding[];
  /** The number of answers that each check examined. */
  looks: Record<Finding['check'], number>;
  /** Extensions that the target does not have. */
  absent: readonly string[];
  /** What was skipped, with the reason. */
  notTried: string[];
  /** The reason for an early end; null for a complete run. */
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
    absent: [],
    notTried: [],
    ended: null,
  };
}
