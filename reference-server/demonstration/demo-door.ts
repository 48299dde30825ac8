// Allows the demonstration accounts, whose passwords are published, only from this machine.
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#server/settings/addresses.ts';
import { demoId, demoIds, demoPeople } from './demo-people.ts';
import type { DemoChoice } from '../auth/pages/sign-in-page.ts';
import type { Accounts } from '../auth/provider/accounts.ts';

/** Whether a request may use published passwords. */
export type DemoDoor = (request: IncomingMessage) => boolean;

/** Headers in which proxies and tunnels name the client or the requested host. */
const namedByRelays = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-original-host',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'fly-client-ip',
] as const;

/** The demonstration accounts at this provider; none in a data room without the demonstration. */
export async function demoChoices(accounts: Accounts): Promise<readonly DemoChoice[]> {
  const known = await accounts.among([...demoIds]);
  return demoPeople.filter((choice) => known.has(demoId(choice)));
}

/** Sent from this machine to itself, without a proxy's header. */
export function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const relayed = namedByRelays.flatMap((name) => [headers[name] ?? []].flat().join(',').split(',').filter(Boolean));
  const isRelayed = headers.forwarded !== undefined || headers.via !== undefined;
  return isLoopback(peer) && isLocalHost(headers.host ?? '') && !isRelayed && relayed.every(isLocalHost);
}

/** A host name, with or without port, of this machine. */
function isLocalHost(host: string): boolean {
  const text = host.trim();
  if (isLoopback(text)) return true;
  return URL.canParse(`http://${text}`) && isLoopback(new URL(`http://${text}`).hostname);
}
