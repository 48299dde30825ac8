// The content of a compliance report: facts about it, and sections of rows. The same log, period and cover yield the
// same bytes in JSON and CSV at any later time. Rows are read from the log on demand, so that a report of any length is
// never in memory as a whole.
import type { Input } from '../call/operation.ts';
import type { DocumentTally, PersonTally } from './tally.ts';
import type { AuditEntry, Role } from '../records/records.ts';
import type { AccessLimit, AccessReason } from '../access/policy.ts';
import type { LogHead } from '../ports/history.ts';

/** From `from` (inclusive) to `to` (exclusive), ISO 8601 in UTC. */
export interface Period {
  from: string;
  to: string;
}

/** Whether the period begins with the log. */
export const isBeginning = (from: string): boolean => Date.parse(from) <= 0;

/** The days of a period as its reader has them; otherwise in UTC. */
export type OwnDays = Pick<Input<'createComplianceReport'>['json'], 'firstDay' | 'lastDay'>;

export function daysOf({ from, to }: Period, { firstDay, lastDay }: OwnDays = {}): string {
  const last = lastDay ?? new Date(Date.parse(to) - 1).toISOString().slice(0, 10);
  return isBeginning(from) ? `up to ${last}` : `${firstDay ?? from.slice(0, 10)} to ${last}`;
}

/** The maker, time and period of a report. */
export interface Cover extends Period {
  id: string;
  /** The data room's name and address; undefined for reports from before it was recorded. */
  room?: string | undefined;
  madeAt: string;
  /** The user at that time. */
  madeBy: { id: string; name: string; email: string; role: Role };
  /** The newest log entry at that time, up to which the report is made. */
  head: LogHead;
}

/** The audit chain up to the head of the cover. */
export interface Chain {
  /** The number of log entries (commits) that are intact, from the first on. */
  length: number;
  auditEntries: number;
  /** The last of them: the head of the cover if the chain is intact. */
  head: LogHead;
  /** The last log entry before the end of the period; its number is 0 without one. */
  atEnd: LogHead & { auditEntries: number };
  /** Where the chain breaks; null if it is intact. The report covers only entries before the break. */
  broken: { seq: number; reason: string } | null;
}

/** A report can be read once: section by section, each to its end. */
export interface Report {
  cover: Cover;
  chain: Chain;
  /** The ten figures of the cover, which are also in their section. */
  summary: readonly FigureRow[];
  sections(): Iterable<Section>;
}

export interface FigureRow {
  /** For programs: `views`, or `type:document_view`. */
  figure: string;
  title: string;
  value: number;
  /** How it differs from a similar figure; empty for most. */
  note: string;
}

/** A user who had access at some time in the period, as they were at its end. */
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
  expiresAt: string | null;
  removedAt: string | null;
}

export interface PolicyRow {
  setting: string;
  title: string;
  value: string;
}

export interface EventRow {
  id: string;
  at: string;
  type: AuditEntry['activityType'];
  personId: string | null;
  /** The name at the end of the period. */
  person: string;
  description: string;
  resourceType: string | null;
  resourceId: string | null;
  ipAddress: string | null;
}

/** What one user could see at the end of the period, or could have without a limit. */
export interface AccessRow {
  personId: string;
  person: string;
  role: Role;
  /** `everything` for roles that see all; items that they could not download have their own rows. */
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
  /** The reason and limits in words. */
  why: string;
  limits: string;
}

/** Users with the same role and access. */
export interface AccessSetRow {
  set: number;
  role: Role;
  people: string;
  personIds: string[];
  count: number;
  /** The number of rules of this access; 0 if nothing is visible. */
  rules: number;
}

/** A rule for all users of a set; exceptions from a folder's rule are rules of their own. */
export interface AccessRuleRow extends Pick<AccessRow, 'item' | 'see' | 'view' | 'download' | 'why' | 'limits'> {
  set: number;
  /** A folder and everything beneath, certain documents, or the folder without its contents. */
  applies: 'everything' | 'beneath' | 'items' | 'folder';
  /** Numbers in the index. */
  number: string;
  itemIds: string[];
}

/** A document that was viewed, downloaded or refused within the period. */
export interface DocumentUseRow extends DocumentTally {
  documentId: string;
  /** Its name at the end of the period, or its last one. */
  name: string;
  isDeleted: boolean;
}

export interface PersonUseRow extends PersonTally {
  personId: string | null;
  person: string;
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
  /** The property it shows, which is its key in JSON. */
  key: keyof Row & string;
  title: string;
  /** For reading; times stay ISO 8601 in UTC. */
  text(row: Row): string;
}

export interface SectionOf<Kind extends SectionKind> {
  kind: Kind;
  title: string;
  /** One or two sentences on what it contains and omits. */
  note: string;
  columns: readonly Column<SectionRows[Kind]>[];
  /** To be read with `for await`. */
  rows: AsyncIterable<SectionRows[Kind]> | Iterable<SectionRows[Kind]>;
}

export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind];

/** Written into a file's properties, if it has any, so that report and log refer to each other. */
export function signatureOf({ id, head }: Pick<Cover, 'id' | 'head'>): string {
  return `strongroom-compliance-report ${id} ${head.seq} ${head.hash}`;
}
