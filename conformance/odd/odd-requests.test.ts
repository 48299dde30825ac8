// Odd requests of every kind, sent to both doors, which must answer alike.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../reference-server/testing/deep.ts';
import { readContract } from '../contract.ts';
import { composedRequest } from './composed.ts';
import { complaintAbout, OddPlayer, answerInWords } from './play.ts';
import { oddRequests } from './requests.ts';
import type { OwnTarget } from '../target.ts';
import { openMockTarget } from '../targets/mock.ts';
import { startServerTarget } from '../targets/server.ts';

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

test.each(oddRequests.map((odd) => [odd.what, odd.status, odd] as const))(
  '%s is %i through both doors',
  async (_what, _status, odd) => {
    const texts: string[] = [];
    for (const player of players) {
      const answer = await player.send(odd);
      expect(complaintAbout(odd, answer)).toBeNull();
      texts.push(answerInWords(odd, answer));
    }
    expect(texts[0]).toBe(texts[1]);
  },
);

test(
  'requests composed of odd parts get the same answer through both doors',
  async () => {
    const property = fc.asyncProperty(composedRequest, async (odd) => {
      const answers = await Promise.all(players.map((player) => player.send(odd)));
      expect(answers[0]?.status).toBeLessThan(500);
      const [one, other] = answers.map((answer) => answerInWords(odd, answer));
      expect(one).toBe(other);
    });
    await fc.assert(property, isDeep ? { numRuns: 20_000 } : { numRuns: 120, seed: 11 });
  },
  isDeep ? 1_200_000 : 120_000,
);
