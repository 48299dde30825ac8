// The odd requests of the conformance suite, against the mock over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../conformance/contract.ts';
import { complaintAbout, OddPlayer } from '../../conformance/odd/play.ts';
import { oddRequests } from '../../conformance/odd/requests.ts';
import { byHeader } from '../../conformance/targets/callers.ts';
import { httpTarget } from '../../conformance/targets/http.ts';
import { type MockServer, startMockServer } from './mock-server.ts';

let server: MockServer;
let player: OddPlayer;
beforeAll(async () => {
  server = await startMockServer({
    port: 0,
    host: '127.0.0.1',
    scenario: 'empty',
    latencyMs: 0,
    persona: null,
    origins: [],
  });
  const bearer = (persona: string) => ({ authorization: `Bearer ${persona}` });
  const credentials = {
    admin: bearer('admin'),
    manager: bearer('manager'),
    analyst: bearer('analyst'),
    viewer: bearer('viewer'),
  };
  const signInMethod = byHeader('authorization', 'Bearer {email}');
  player = new OddPlayer(httpTarget(server.url, credentials, { signInMethod }), readContract());
});
afterAll(() => server.close());

test.each(oddRequests.map((odd) => [odd.what, odd.status, odd] as const))(
  '%s is %i over HTTP as well',
  async (_what, _status, odd) => expect(complaintAbout(odd, await player.send(odd))).toBeNull(),
);
