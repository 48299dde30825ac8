// Requests take turns by address and browser, so that a flood delays mostly itself.
import type { RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import { beginInTurn } from '#server/ports/give-way.ts';
import { callerAt } from '#server/settings/addresses.ts';
import { clientAddress } from '../request-state.ts';

export function inFairTurns(handle: RequestListener, trustedProxies: BlockList): RequestListener {
  return (request, response) => {
    // An address may be shared by an office, so browsers are distinguished by their cookies, valid or not.
    const address = callerAt(clientAddress(request, trustedProxies));
    beginInTurn(address, request.headers.cookie ?? '', () => {
      // Skips requests whose client has disconnected.
      if (!response.destroyed) handle(request, response);
    });
  };
}
