// The bundled provider with its stored state; its large library is loaded for the first sign-in.
import type * as oidc from 'openid-client';
import type { Provider } from 'oidc-provider';
import { ownHeaders } from '#server/http/limits/request-limits.ts';
import type { ProviderAccess } from '../client/identity-provider.ts';
import type { Accounts } from './accounts.ts';
import { loadProvider } from './load-provider.ts';
import { BOUND_AS, CLIENT_ID, PROVIDER_PATH } from './place.ts';
import type { IsSignedIn } from './provider.ts';
import type { OpenState, ProviderState } from './provider-state.ts';

export interface BundledProvider {
  /** Loaded on first use. */
  provider: (isSignedIn: IsSignedIn) => Promise<Provider>;
  cookieKeys: string[];
  accounts: Accounts;
  access: ProviderAccess;
  close(): Promise<void>;
}

export interface BundledProviderOptions extends OpenState {
  openState: (parts: OpenState) => Promise<ProviderState>;
  publicUrl: string;
  /** This process's own address, since its public address may not be reachable from here. */
  ownAddress: string;
}

/** @throws DataFolderError if both copies of accounts or keys are damaged. */
export async function openBundledProvider(options: BundledProviderOptions): Promise<BundledProvider> {
  const { publicUrl, ownAddress, onFault, warn } = options;
  const state = await options.openState({ onFault, warn });
  const { keys, accounts } = state;
  const make = async (isSignedIn: IsSignedIn) => {
    const { createProvider } = await loadProvider();
    return createProvider({ publicUrl, state, onFault, isSignedIn });
  };
  let provider: Promise<Provider> | null = null;
  return {
    provider: (isSignedIn) => (provider ??= make(isSignedIn)),
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
    close: () => state.close(),
  };
}

/** Sends requests for the public address directly to this process. */
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
