// The bundled identity provider with everything it keeps in the data folder, and the data room's access to it. What it
// keeps is read and checked at the start; the provider itself is a large library, which waits for the first sign-in.
import { join } from 'node:path';
import type * as oidc from 'openid-client';
import type { Provider } from 'oidc-provider';
import { refuseForeignFolder } from '#server/storage/disk/own-file.ts';
import { ownHeaders } from '#server/http/limits/request-limits.ts';
import type { ProviderAccess } from '../client/identity-provider.ts';
import { Accounts } from './accounts.ts';
import { Artefacts } from './artefacts.ts';
import { openKeys } from './keys.ts';
import { loadProvider } from './load-provider.ts';
import { BOUND_AS, CLIENT_ID, PROVIDER_PATH } from './place.ts';

export interface BundledProvider {
  /** Made when somebody asks for the first time. */
  provider: () => Promise<Provider>;
  /** What signs its cookies. */
  cookieKeys: string[];
  accounts: Accounts;
  access: ProviderAccess;
  /** Writes what has not been written yet. */
  close(): Promise<void>;
}

export function identityFolder(dataDir: string): string {
  return join(dataDir, 'oidc');
}

export interface BundledProviderOptions {
  dataDir: string;
  publicUrl: string;
  /** Where this process itself listens: its public address may not be reachable from here. */
  ownAddress: string;
  onFault: (error: unknown) => void;
  /** Told what whoever starts the server should know. */
  warn: (message: string) => void;
  /** Accounts that nobody may use, and whose sign-ins at the provider end. */
  shut: ReadonlySet<string>;
}

/** @throws DataFolderError when accounts or keys are damaged, both copies of them. */
export async function openBundledProvider(options: BundledProviderOptions): Promise<BundledProvider> {
  const { publicUrl, ownAddress, onFault, warn } = options;
  const folder = identityFolder(options.dataDir);
  await refuseForeignFolder(folder);
  const keys = await openKeys(join(folder, 'keys.json'), warn);
  const accounts = await Accounts.open(join(folder, 'accounts.json'), warn);
  const artefacts = await Artefacts.open(join(folder, 'artefacts.json'), onFault, warn);
  for (const key of artefacts.find(
    (_, { accountId }) => typeof accountId === 'string' && options.shut.has(accountId),
  )) {
    artefacts.delete(key);
  }
  const make = async () => {
    const { createProvider } = await loadProvider();
    return createProvider({ publicUrl, keys, accounts, artefacts, onFault });
  };
  let provider: Promise<Provider> | null = null;
  return {
    provider: () => (provider ??= make()),
    cookieKeys: keys.cookieKeys,
    accounts,
    access: {
      issuer: `${publicUrl}${PROVIDER_PATH}`,
      clientId: CLIENT_ID,
      clientSecret: keys.clientSecret,
      redirectUri: `${publicUrl}/auth/callback`,
      isBundled: true,
      boundAs: BOUND_AS,
      fetch: fetchFrom(publicUrl, ownAddress),
    },
    close: () => artefacts.close(),
  };
}

/** Fetches what is at the public address from this process directly. */
function fetchFrom(publicUrl: string, ownAddress: string): oidc.CustomFetch {
  return (url, { body, headers, method, redirect, signal }) => {
    const { pathname, search, origin } = new URL(url);
    if (origin !== publicUrl) throw new Error(`The bundled identity provider named a foreign address: ${origin}`);
    if (body != null && !(body instanceof URLSearchParams)) throw new Error('A token request is a form');
    return fetch(`${ownAddress}${pathname}${search}`, {
      headers: { ...Object.fromEntries(new Headers(headers)), ...ownHeaders },
      method,
      redirect,
      body: body ?? null,
      signal: signal ?? null,
    });
  };
}
