// What several servers share besides rows and objects; a single one keeps it in memory and in its data folder.
import { ProcessMemory } from '#core/store/process-memory.ts';
import { RoomMemory } from '#core/room/memory.ts';
import type { SharedMemory } from '#core/store/shared-memory.ts';
import { openFileState, type OpenState, type ProviderState } from '../auth/provider/provider-state.ts';
import { countInMemory, type MakeCounter } from '../http/limits/rate-limit.ts';
import { type DependOnKey, openSigningKey } from '../ports/signing-key.ts';
import type { Database } from '../postgres/database.ts';
import type { Settings } from '../settings/env.ts';
import type { Warn } from '../storage/two-copies/two-copies.ts';

export interface SharedState {
  /** Signs tickets, and seals sign-ins and second factors. */
  signingKey: string;
  sharedMemory: SharedMemory;
  memory: RoomMemory;
  /** Counts limits across all servers. */
  makeCounter: MakeCounter;
  openProviderState: (parts: OpenState) => Promise<ProviderState>;
  /** Sends pending entries to the other servers. The provider closes its own state. */
  close(): Promise<void>;
}

interface SharedParts {
  /** Migrated to this version; null for a single server. */
  database: Database | null;
  settings: Pick<Settings, 'dataDir' | 'signingKey'>;
  /** Users whose second factors depend on the signing key. */
  dependents: DependOnKey;
  warn: Warn;
  onFault: (error: unknown) => void;
  /** The room's clock, if it differs from the machine's. */
  now?: () => Date;
}

/** @throws SettingsError, DataFolderError; ApiProblem 503 if the database is unreachable */
export async function openSharedState(parts: SharedParts): Promise<SharedState> {
  const { database, settings, dependents, warn, ...rest } = parts;
  if (database) {
    const { openPostgresState } = await import('../postgres/beside-rows/postgres-state.ts');
    return openPostgresState({ database, configuredKey: settings.signingKey, ...rest });
  }
  const sharedMemory = new ProcessMemory();
  return {
    signingKey: await openSigningKey({ dataDir: settings.dataDir, configured: settings.signingKey, dependents, warn }),
    sharedMemory,
    memory: new RoomMemory(sharedMemory),
    makeCounter: countInMemory,
    openProviderState: (state) => openFileState(settings.dataDir, state),
    close: () => Promise.resolve(),
  };
}
