// The cost of groups for a reader whose list is computed again, and of an access review of one user.
import { ids } from '#server/scenarios/users-by-role.ts';
import { startRealServer } from '../real-server.ts';
import { OURS, type BenchOptions, type Sample } from '../samples.ts';
import { DIRECT_GRANTS, GROUP_LIST, REVIEW } from './server-measures.ts';
import { sample } from './stage.ts';
import { closeConnections, transfer } from './transfer.ts';
import { changeOurs } from './writes.ts';

export async function measureReviews(documents: number, { quick }: BenchOptions): Promise<Sample[]> {
  const ours = await startRealServer({ documents, isCrowded: true });
  const rounds = quick ? 5 : 25;
  const get = async (path: string, cookie: string) =>
    (await transfer({ url: `${ours.url}/api/${path}`, headers: { cookie } })).milliseconds;
  const { admin, analyst, viewer } = ours.cookies;
  const samples: Sample[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      // The first call after a change may include the cost of both.
      const readers = [
        { name: OURS, cookie: analyst },
        { name: DIRECT_GRANTS, cookie: viewer },
      ];
      for (const { name, cookie } of round % 2 === 0 ? readers : readers.toReversed()) {
        await changeOurs(ours, round);
        samples.push(sample(GROUP_LIST, documents, name, 'ms', await get('documents', cookie)));
      }
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, id] of [
        [OURS, ids.analyst],
        [`${OURS}, of an administrator`, ids.admin],
      ] as const)
        samples.push(sample(REVIEW, documents, name, 'ms', await get(`users/${id}/access`, admin)));
    }
  } finally {
    closeConnections();
    await ours.close();
  }
  return samples;
}
