// A scenario: rows with fixed ids and a fixed time, and how they are stored.
import { once } from '../core/store/memory-objects.ts';
import type { NewAuditEntry } from '../core/ports/audit-log.ts';
import type { ObjectStore } from '../core/ports/objects.ts';
import type { Ports } from '../core/ports/ports.ts';
import type { Store } from '../core/ports/store.ts';
import { versionId } from '../core/records/keys.ts';
import type {
  ApprovalRecord,
  DocumentRecord,
  FolderPermissionRecord,
  FolderRecord,
  GrantRecord,
  GroupRecord,
  MembershipRecord,
  UserRecord,
  VersionRecord,
} from '../core/records/records.ts';
import type { VisitRecord } from '../core/records/identity.ts';

/** The present time of all scenarios. */
export const SCENARIO_NOW = new Date('2026-01-15T10:00:00.000Z');

/** Data only. Times are relative to `now`. */
export interface Scenario {
  now: string;
  /** The data room's name, and whether its figures are measured; sample figures by default. */
  room?: Ports['room'];
  users: readonly UserRecord[];
  documents: readonly DocumentRecord[];
  versions: readonly VersionRecord[];
  folders: readonly FolderRecord[];
  grants: readonly GrantRecord[];
  folderPermissions: readonly FolderPermissionRecord[];
  groups: readonly GroupRecord[];
  memberships: readonly MembershipRecord[];
  approvals: readonly ApprovalRecord[];
  visits: readonly VisitRecord[];
  /** Oldest first. */
  audit: readonly NewAuditEntry[];
  /** Bytes by object key, created on demand. */
  objects: Readonly<Record<string, () => Uint8Array>>;
}

/** An empty scenario. */
export const nothing: Scenario = {
  now: SCENARIO_NOW.toISOString(),
  users: [],
  documents: [],
  versions: [],
  folders: [],
  grants: [],
  folderPermissions: [],
  groups: [],
  memberships: [],
  approvals: [],
  visits: [],
  audit: [],
  objects: {},
};

const dayMs = 86_400_000;
const noLimit = 1024 * 1024 * 1024;

/** Stores a scenario with its files in one change. With `at`, all times are moved so that it becomes the present. */
export async function loadScenario(
  store: Store,
  objects: ObjectStore,
  scenario: Scenario,
  { at }: { at?: Date } = {},
): Promise<void> {
  const told = at ? shiftTo(scenario, at) : scenario;
  const digests = new Map<string, string>();
  const shas = new Map<string, string>();
  for (const [key, content] of Object.entries(told.objects)) {
    const staged = await objects.stage(key, once(content()), noLimit);
    if (!(await staged.commit())) await staged.discard();
    digests.set(key, staged.sha256);
  }
  await store.transact(async (tx) => {
    for (const row of told.users) await tx.users.put(row);
    for (const row of told.folders) await tx.folders.put(row);
    for (const row of told.documents) await tx.documents.put(row);
    for (const row of told.versions) {
      const sha256 = digests.get(row.objectKey ?? '') ?? row.sha256;
      if (sha256 !== null) shas.set(row.id, sha256);
      await tx.versions.put({ ...row, sha256 });
    }
    for (const row of told.grants) await tx.grants.put(row);
    for (const row of told.folderPermissions) await tx.folderPermissions.put(row);
    for (const row of told.groups) await tx.groups.put(row);
    for (const row of told.memberships) await tx.memberships.put(row);
    for (const row of told.approvals) {
      const sha256 = shas.get(versionId(row.documentId, row.version)) ?? row.sha256;
      await tx.approvals.put({ ...row, sha256 });
    }
    for (const row of told.visits) await tx.visits.put(row);
    for (const entry of told.audit) await tx.audit.append(entry);
  });
}

/** The scenario at another present time; times of day move along. */
export function shiftTo(scenario: Scenario, now: Date): Scenario {
  return moved(scenario, now.getTime() - new Date(scenario.now).getTime());
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Moves every time in rows and lists; keeps the functions among them. */
function moved<T>(value: T, by: number): T;
function moved(value: unknown, by: number): unknown {
  if (typeof value === 'string') return isoTime.test(value) ? new Date(Date.parse(value) + by).toISOString() : value;
  if (Array.isArray(value)) return value.map((part: unknown) => moved(part, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]: [string, unknown]) => [key, moved(part, by)]));
}

/** A time before the scenario's present. */
export function ago(days: number, hours = 0, minutes = 0): string {
  return new Date(SCENARIO_NOW.getTime() - days * dayMs - hours * 3_600_000 - minutes * 60_000).toISOString();
}
