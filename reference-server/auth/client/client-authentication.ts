// Authentication at the token endpoint, in header or body; providers differ in what they accept and decode.
import type * as oidc from 'openid-client';
import { explainFault } from './provider-fault.ts';

export type ClientAuth = 'basic' | 'post';

interface Credentials {
  clientId: string;
  clientSecret: string;
}

/** Form encoding; `-`, `_`, `.` and `*` stay, so that it does not matter whether providers decode them. */
const encoded = (part: string): string => new URLSearchParams([['', part]]).toString().slice(1);

export function prove(way: ClientAuth, { clientId, clientSecret }: Credentials): oidc.ClientAuth {
  if (way === 'basic') {
    const pair = `${encoded(clientId)}:${encoded(clientSecret)}`;
    return (_server, _client, _body, headers) =>
      headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  }
  return (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', clientSecret);
  };
}

/** The order in which the methods are tried if none is configured. */
export function waysToTry(
  offered: readonly string[] | undefined,
  { clientId, clientSecret }: Credentials,
): ClientAuth[] {
  const takes = (way: ClientAuth) => offered?.includes(`client_secret_${way}`) ?? false;
  const isPlain = [clientId, clientSecret].every((part) => encoded(part) === part);
  const postFirst = takes('post') && (!takes('basic') || !isPlain);
  return postFirst ? ['post', 'basic'] : ['basic', 'post'];
}

/** Whether the provider refused the client itself rather than the request. */
export function isAboutClient(error: unknown): boolean {
  const { facts } = explainFault(error);
  return facts.status === 401 || facts.error === 'invalid_client' || facts.error === 'unauthorized_client';
}
