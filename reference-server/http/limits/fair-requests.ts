// A flood of requests begins one after the other, and its callers take turns with everybody else.
import type { RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import { beginInTurn } from '#server/ports/give-way.ts';
import { callerAt } from '#server/settings/addresses.ts';
import { clientAddress } from '../request-state.ts';

export function inFairTurns(handle: RequestListener, trustedProxies: BlockList): RequestListener {
  return (request, response) => {
    // Behind one address may be an office: a browser is known by its cookies, whatever they are good for.
    const caller = `${callerAt(clientAddress(request, trustedProxies))} ${request.headers.cookie ?? ''}`;
    beginInTurn(caller, () => {
      // Nobody waits any more for what had no turn yet.
      if (!response.closed) handle(request, response);
    });
  };
}
