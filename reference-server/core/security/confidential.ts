// What is confidential asks for a fresh second factor of whoever changes who may see it: a document or a folder of that
// level, and what lies in such a folder at whatever depth.
import type { Actor } from '../desk/operation.ts';
import type { Ports, Tables } from '../ports.ts';
import type { AccessLevel } from '../records/records.ts';
import { requireFreshFactor } from './step-up.ts';

interface Asking {
  actor: Pick<Actor, 'sessionId'>;
  now: Date;
  ports: Pick<Ports, 'policyByEnvironment'>;
}

interface Placed {
  accessLevel: AccessLevel;
  /** The folder that it lies in. */
  inside: string | null;
}

/** @throws ApiProblem 403 */
export async function requireFactorFor(
  tx: Tables,
  asking: Asking,
  { accessLevel, folderId }: { accessLevel: AccessLevel; folderId: string | null },
): Promise<void> {
  if (await isConfidential(tx, { accessLevel, inside: folderId })) await requireFreshFactor(tx, asking);
}

/** Nothing is asked of a folder that is not there. @throws ApiProblem 403 */
export async function requireFactorForFolder(tx: Tables, asking: Asking, folderId: string): Promise<void> {
  const folder = await tx.folders.get(folderId);
  if (folder) await requireFactorFor(tx, asking, { accessLevel: folder.accessLevel, folderId: folder.parentId });
}

async function isConfidential(tx: Tables, { accessLevel, inside }: Placed): Promise<boolean> {
  const met = new Set<string>();
  let level = accessLevel;
  let next = inside;
  while (level !== 'confidential') {
    const folder = next === null || met.has(next) ? undefined : await tx.folders.get(next);
    if (!folder) return false;
    met.add(folder.id);
    level = folder.accessLevel;
    next = folder.parentId;
  }
  return true;
}
