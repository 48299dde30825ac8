// What a compliance report holds: facts of its making, and sections of rows. The same log, period and cover make the same
// report, byte for byte in JSON and CSV, whatever has happened since. Rows are read from the log as they are asked for,
// so that a report of any length is never in memory.
import type { AuditEntry, Role } from '../records/records.ts';
import type { AccessLimit, AccessReason } from '../access/policy.ts';
import type { LogHead } from '../ports/history.ts';

/** The period: from this moment on (`from`) up to and without that one (`to`), ISO 8601 in UTC. */
export interface Period {
  from: string;
  to: string;
}

/** Whether a period begins before every log does. */
export const isBeginning = (from: string): boolean => Date.parse(from) <= 0;

/** Its days in UTC. */
export function daysOf({ from, to }: Period): string {
  const last = to.slice(0, 10);
  return isBeginning(from) ? `up to ${last}` : `${from.slice(0, 10)} to ${last}`;
}

/** Who made a report, when, of what. */
export interface Cover extends Period {
  id: string;
  /** The address of the data room; undefined for reports that were made before it was logged. */
  room?: string | undefined;
  madeAt: string;
  /** As they were then. */
  madeBy: { id: string; name: string; email: string; role: Role };
  /** The newest entry of the log then: what the report is made from. */
  head: LogHead;
}

/** The audit chain up to the head of the cover. */
export interface Chain {
  /** Entries of the log (commits) that are as they were written, from the first on. */
  length: number;
  /** Audit entries in them. */
  auditEntries: number;
  /** The last of them: the head of the cover where all is well. */
  head: LogHead;
  /** The last entry of the log before the end of the period; its number is 0 where there is none. */
  atEnd: LogHead & { auditEntries: number };
  /** Where it breaks; null where every entry follows the one before it. Everything in the report is from before that. */
  broken: { seq: number; reason: string } | null;
}

/** Reports may be read once: section by section, each to its end before the next. */
export interface Report {
  cover: Cover;
  chain: Chain;
  /** The ten figures of the cover, which are among those of their section. */
  summary: readonly FigureRow[];
  sections(): Iterable<Section>;
}

export interface FigureRow {
  /** For programs: `views`, or `type:document_view`. */
  figure: string;
  title: string;
  value: number;
  /** Why it differs from another that sounds alike; empty where none does. */
  note: string;
}

/** Everybody who was let in at some time of the period, as they were at its end. */
export interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  state: 'active' | 'invited' | 'ended' | 'removed';
  authenticatorApps: number;
  passkeys: number;
  recoveryCodes: number;
  createdAt: string;
  lastSignInAt: string | null;
  /** When their access ends or ended. */
  expiresAt: string | null;
  removedAt: string | null;
}

export interface PolicyRow {
  setting: string;
  title: string;
  value: string;
}

/** One entry of the audit log. */
export interface EventRow {
  id: string;
  at: string;
  type: AuditEntry['activityType'];
  personId: string | null;
  /** As they were called at the end of the period. */
  person: string;
  description: string;
  resourceType: string | null;
  resourceId: string | null;
  ipAddress: string | null;
}

/** What one person could see at the end of the period, or would have but for what took it away. */
export interface AccessRow {
  personId: string;
  person: string;
  role: Role;
  /** `everything` for whom the role lets see all; what they could not download nevertheless has rows of its own. */
  kind: 'everything' | 'folder' | 'document';
  itemId: string | null;
  /** Its number in the index, such as 1.2.1. */
  number: string;
  /** From the root, such as `Legal / Contracts / Lease.pdf`. */
  item: string;
  see: boolean;
  view: boolean;
  download: boolean;
  because: readonly AccessReason[];
  but: readonly AccessLimit[];
  /** The same in words. */
  why: string;
  limits: string;
}

/** People with the same role and the same access. */
export interface AccessSetRow {
  set: number;
  role: Role;
  people: string;
  personIds: string[];
  count: number;
  /** How many rules tell their access; none where they see nothing. */
  rules: number;
}

/** What holds for everybody of a set, with what differs from the rule of a folder as rules of its own. */
export interface AccessRuleRow {
  set: number;
  /** A folder and all beneath, certain documents, or a folder by itself, without what lies in it. */
  applies: 'everything' | 'beneath' | 'items' | 'folder';
  /** Their numbers in the index. */
  number: string;
  item: string;
  itemIds: string[];
  see: boolean;
  view: boolean;
  download: boolean;
  why: string;
  limits: string;
}

/** Of a document that was viewed, downloaded or refused within the period. */
export interface DocumentUseRow {
  documentId: string;
  /** As it was called at the end of the period, or last. */
  name: string;
  isDeleted: boolean;
  views: number;
  downloads: number;
  blocked: number;
  firstAt: string;
  lastAt: string;
}

export interface PersonUseRow {
  personId: string | null;
  person: string;
  signIns: number;
  views: number;
  downloads: number;
  blocked: number;
  failedSignIns: number;
  lastAt: string;
}

export interface FactRow {
  fact: string;
  title: string;
  value: string;
}

export interface SectionRows {
  cover: FactRow;
  figures: FigureRow;
  people: PersonRow;
  policy: PolicyRow;
  policyChanges: EventRow;
  accessSets: AccessSetRow;
  accessRules: AccessRuleRow;
  access: AccessRow;
  grants: EventRow;
  documents: DocumentUseRow;
  use: PersonUseRow;
  refusals: EventRow;
  approvals: EventRow;
  terms: EventRow;
  chain: FactRow;
}

export type SectionKind = keyof SectionRows;

export interface Column<Row> {
  /** The property that it shows, and what JSON calls it. */
  key: keyof Row & string;
  title: string;
  /** For people; times stay ISO 8601 in UTC. */
  text(row: Row): string;
}

export interface SectionOf<Kind extends SectionKind> {
  kind: Kind;
  title: string;
  /** What it holds and what it does not, in a sentence or two. */
  note: string;
  columns: readonly Column<SectionRows[Kind]>[];
  /** To be read with `for await`. */
  rows: AsyncIterable<SectionRows[Kind]> | Iterable<SectionRows[Kind]>;
}

/** One of them, with its rows typed by its kind. */
export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind];

/** What a file says of itself among its properties, where it has some: so a report and a log find each other. */
export function signatureOf({ id, head }: Pick<Cover, 'id' | 'head'>): string {
  return `strongroom-compliance-report ${id} ${head.seq} ${head.hash}`;
}
