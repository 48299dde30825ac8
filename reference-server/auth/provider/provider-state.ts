// All stored state of the bundled provider; a single server keeps it in its data folder, several share it.
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
  /** The provider's storage adapter for one kind of artefact. */
  adapter(kind: string): Adapter;
  close(): Promise<void>;
}

export interface OpenState {
  onFault: (error: unknown) => void;
  warn: (message: string) => void;
}

export const identityFolder = (dataDir: string): string => join(dataDir, 'oidc');

/** @throws DataFolderError if both copies of accounts or keys are damaged. */
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
    close: () => artefacts.close(),
  };
}
