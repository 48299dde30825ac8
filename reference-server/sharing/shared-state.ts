// What several servers have to share beside rows and objects: notes, guesses of passwords, the signing key, and what the
// bundled provider keeps. One server alone has it in memory and in its data folder; with a database, it is there.
import { MemoryNotes } from '#core/store/memory-notes.ts';
import { RoomMemory } from '#core/room/memory.ts';
import type { Notes } from '#core/store/notes.ts';
import { openFileState, type OpenState, type ProviderState } from '../auth/provider/provider-state.ts';
import { countInMemory, type MakeCounter } from '../http/limits/limits.ts';
import { type DependOnKey, openSigningKey } from '../ports/signing-key.ts';
import type { Database } from '../postgres/database.ts';
import type { Settings } from '../settings/env.ts';
import type { Warn } from '../storage/two-copies/two-copies.ts';

export interface SharedState {
  /** Signs tickets, and seals sign-ins and second factors. */
  signingKey: string;
  notes: Notes;
  /** Of the one room of this server. */
  memory: RoomMemory;
  /** For limits that have to hold however calls are spread over servers. */
  makeCounter: MakeCounter;
  /** Of the bundled provider, where that is used. */
  openProviderState: (parts: OpenState) => Promise<ProviderState>;
  /** Sends the other servers what they have not received. The provider's own state is closed by itself. */
  close(): Promise<void>;
}

interface SharedParts {
  /** Brought to the tables of this version; null for one server alone. */
  database: Database | null;
  settings: Pick<Settings, 'dataDir' | 'signingKey'>;
  /** Whose second factors the signing key checks. */
  dependents: DependOnKey;
  warn: Warn;
  /** Hears of what went wrong behind everybody's back. */
  onFault: (error: unknown) => void;
  /** The time of the room, where it is another than the machine's. */
  now?: () => Date;
}

/** @throws SettingsError, DataFolderError; ApiProblem 503 where the database is away */
export async function openSharedState(parts: SharedParts): Promise<SharedState> {
  const { database, settings, dependents, warn, ...rest } = parts;
  if (database) {
    const { openPostgresState } = await import('../postgres/beside-rows/postgres-state.ts');
    return openPostgresState({ database, configuredKey: settings.signingKey, ...rest });
  }
  const notes = new MemoryNotes();
  return {
    signingKey: await openSigningKey({
      dataDir: settings.dataDir,
      configured: settings.signingKey,
      dependents,
      warn,
    }),
    notes,
    memory: new RoomMemory(notes),
    makeCounter: countInMemory,
    openProviderState: (state) => openFileState(settings.dataDir, state),
    close: () => Promise.resolve(),
  };
}
