// A scenario: rows with fixed ids and a fixed time, and how they are stored.
import { once } from '../core/store/memory-objects.ts';
import type { NewAuditEntry } from '../core/ports/audit-log.ts';
import type { ObjectStore } from '../core/ports/objects.ts';
import type { Ports } from '../core/ports/ports.ts';
import type { Store, WriteTable } from '../core/ports/store.ts';
import { collectionNames, versionId } from '../core/records/keys.ts';
import type { CollectionName, DocumentRecord, Records, VersionRecord } from '../core/records/records.ts';

/** The present time of all scenarios. */
export const SCENARIO_NOW = new Date('2026-01-15T10:00:00.000Z');

type Rows = { readonly [Name in CollectionName]: readonly Records[Name][] };

/** Data only. Times are relative to `now`. */
export interface Scenario extends Rows {
  now: string;
  /** The data room's name, and whether its figures are measured; sample figures by default. */
  room?: Ports['room'];
  /** Oldest first. */
  audit: readonly NewAuditEntry[];
  /** Bytes by object key, created on demand. */
  objects: Readonly<Record<string, () => Uint8Array>>;
}

export const nothing: Scenario = {
  now: SCENARIO_NOW.toISOString(),
  // One empty list for each collection.
  ...(Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as Rows),
  audit: [],
  objects: {},
};

/** The present version of a document, whose hash is taken from its bytes. */
export function versionOf(
  { id, version, size, mimeType, uploadedById, updatedAt }: DocumentRecord,
  objectKey: string | null,
  sniffedType: string | null,
): VersionRecord {
  const about = { documentId: id, version, objectKey, size, mimeType, sniffedType, sha256: null };
  return { id: versionId(id, version), ...about, uploadedById, createdAt: updatedAt, restoredFrom: null };
}

const dayMs = 86_400_000;
const noLimit = 1024 * 1024 * 1024;

/** Stores a scenario with its files in one change. With `at`, all times are moved so that it becomes the present. */
export async function loadScenario(
  store: Store,
  objects: ObjectStore,
  scenario: Scenario,
  { at }: { at?: Date } = {},
): Promise<void> {
  const shifted = at ? shiftTo(scenario, at) : scenario;
  const digests = new Map<string, string>();
  for (const [key, content] of Object.entries(shifted.objects)) {
    const staged = await objects.stage(key, once(content()), noLimit);
    if (!(await staged.commit())) await staged.discard();
    digests.set(key, staged.sha256);
  }
  const versions = shifted.versions.map((row) => ({ ...row, sha256: digests.get(row.objectKey ?? '') ?? row.sha256 }));
  const shas = new Map(versions.map(({ id, sha256 }) => [id, sha256]));
  const approvals = shifted.approvals.map((row) => ({
    ...row,
    sha256: shas.get(versionId(row.documentId, row.version)) ?? row.sha256,
  }));
  const rows: Rows = { ...shifted, versions, approvals };
  await store.transact(async (tx) => {
    const tables: { readonly [Name in CollectionName]: WriteTable<Name> } = tx;
    const put = async <Name extends CollectionName>(name: Name, some: readonly Records[Name][]) => {
      for (const row of some) await tables[name].put(row);
    };
    for (const name of collectionNames) await put(name, rows[name]);
    for (const entry of shifted.audit) await tx.audit.append(entry);
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

export function ago(days: number, hours = 0, minutes = 0): string {
  return new Date(SCENARIO_NOW.getTime() - days * dayMs - hours * 3_600_000 - minutes * 60_000).toISOString();
}
