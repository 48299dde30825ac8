// Everything that servers share in the database besides rows and objects.
import { RoomMemory } from '#core/room/memory.ts';
import type { ProviderState } from '#server/auth/provider/provider-state.ts';
import type { SharedState } from '#server/sharing/shared-state.ts';
import type { Database } from '../database.ts';
import { PostgresAccounts } from './postgres-accounts.ts';
import { PostgresArtefacts } from './postgres-artefacts.ts';
import { PostgresMemory } from './postgres-memory.ts';
import { regularly } from '../../process/regularly.ts';
import { digest } from './sealing.ts';
import { Seal } from '#server/ports/seal.ts';
import { openSharedKey, openSharedProviderKeys } from './secrets.ts';
import { sweepShared } from './sweep.ts';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { MakeCounter } from '#server/http/limits/rate-limit.ts';

class HashingKeys extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return super.getKey(digest(String(key)));
  }
}

/** A server that crashes loses session uses of this period at most. */
const SHARE_EVERY_MS = 2000;
const SWEEP_EVERY_MS = 10_000;

interface StateParts {
  /** Migrated to this version. */
  database: Database;
  configuredKey: string | undefined;
  onFault: (error: unknown) => void;
  /** The room's clock, which tests can move. */
  now?: () => Date;
}

/** @throws SettingsError if other servers have another signing key; ApiProblem 503 if the database is unreachable */
export async function openPostgresState(parts: StateParts): Promise<SharedState> {
  const { database, configuredKey, onFault, now = () => new Date() } = parts;
  const signingKey = await openSharedKey(database, configuredKey);
  const seal = new Seal(signingKey);
  const sharedMemory = new PostgresMemory(database, seal);
  const memory = new RoomMemory(sharedMemory);
  const share = () => memory.lastUses.share();
  const sharing = regularly(SHARE_EVERY_MS, share, onFault);
  const sweep = () => sweepShared(database, sharedMemory.bounds.values(), now());
  const sweeping = regularly(SWEEP_EVERY_MS, sweep, onFault);
  return {
    signingKey,
    sharedMemory,
    memory,
    makeCounter: countIn(database),
    openProviderState: () => openState(database, seal),
    async close() {
      await Promise.all([sharing.stop(), sweeping.stop()]);
      await share().catch(onFault);
    },
  };
}

async function openState(database: Database, seal: Seal): Promise<ProviderState> {
  const keys = await openSharedProviderKeys(database, seal);
  return {
    keys,
    accounts: new PostgresAccounts(database),
    adapter: (kind) => new PostgresArtefacts(database, seal, kind),
    close: () => Promise.resolve(),
  };
}

// Counts guesses across all servers in a table. Keys contain e-mail addresses, so they are hashed.
function countIn(database: Database): MakeCounter {
  const storeClient = {
    async query({ text, values }: { text: string; values?: readonly unknown[] }) {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  return (name, most, seconds) =>
    new HashingKeys({
      storeClient,
      storeType: 'client',
      tableName: 'sign_in_counters',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: most,
      duration: seconds,
    });
}
