// Everything that the bundled provider keeps: its secrets, its accounts, and what it remembers between two requests. One
// server keeps it in its data folder; several keep it where all of them look.
import { join } from 'node:path';
import type { Adapter } from 'oidc-provider';
import { refuseForeignFolder } from '#server/storage/disk/own-file.ts';
import type { Accounts } from './accounts.ts';
import { artefactAdapter, Artefacts } from './artefacts.ts';
import { openAccounts } from './file-accounts.ts';
import { openKeys, type ProviderKeys } from './keys.ts';
import { pendingAdapter, PendingSignIns } from './pending.ts';

export interface ProviderState {
  keys: ProviderKeys;
  accounts: Accounts;
  /** The provider's storage port for one kind of artefact. */
  adapter(kind: string): Adapter;
  endSignInsOf(accountIds: ReadonlySet<string>): Promise<void>;
  /** Writes what has not been written yet. */
  close(): Promise<void>;
}

export interface OpenState {
  onFault: (error: unknown) => void;
  /** Told what whoever starts the server should know. */
  warn: (message: string) => void;
}

export function identityFolder(dataDir: string): string {
  return join(dataDir, 'oidc');
}

/** @throws DataFolderError when accounts or keys are damaged, both copies of them. */
export async function openFileState(dataDir: string, { onFault, warn }: OpenState): Promise<ProviderState> {
  const folder = identityFolder(dataDir);
  await refuseForeignFolder(folder);
  const keys = await openKeys(join(folder, 'keys.json'), warn);
  const accounts = await openAccounts(join(folder, 'accounts.json'), warn);
  const artefacts = await Artefacts.open(join(folder, 'artefacts.json'), onFault, warn);
  const pending = new PendingSignIns();
  return {
    keys,
    accounts,
    adapter: (kind) => (kind === 'Interaction' ? pendingAdapter(pending) : artefactAdapter(artefacts, kind)),
    endSignInsOf(accountIds) {
      const isTheirs = ({ accountId }: Record<string, unknown>) =>
        typeof accountId === 'string' && accountIds.has(accountId);
      for (const key of artefacts.find((_, payload) => isTheirs(payload))) artefacts.delete(key);
      return Promise.resolve();
    },
    close: () => artefacts.close(),
  };
}
