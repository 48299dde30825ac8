// Requests that are odd in every way that a request can be, put to both doors: one answer.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readContract } from './contract.ts';
import { complaintAbout, OddPlayer, toldOf } from './odd/play.ts';
import { oddRequests } from './odd/requests.ts';
import type { OwnTarget } from './target.ts';
import { openMockTarget } from './targets/mock.ts';
import { startServerTarget } from './targets/server.ts';

const contract = readContract();
let targets: readonly OwnTarget[] = [];
let players: readonly OddPlayer[] = [];
beforeAll(async () => {
  targets = [await openMockTarget(), await startServerTarget()];
  players = targets.map((target) => new OddPlayer(target, contract));
}, 120_000);
afterAll(async () => {
  for (const target of targets) await target.close();
});
// The mock says aloud what the contract does not have.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test.each(oddRequests.map((odd) => [odd.what, odd.status, odd] as const))(
  '%s is %i, whichever door it comes to',
  async (_what, _status, odd) => {
    const told: string[] = [];
    for (const player of players) {
      const answer = await player.send(odd);
      expect(complaintAbout(odd, answer)).toBeNull();
      told.push(toldOf(odd, answer));
    }
    expect(told[0]).toBe(told[1]);
  },
);
