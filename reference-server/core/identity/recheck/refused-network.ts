// Audits calls of a live session from a network that is closed to its role: usually a travelling user, sometimes a
// stolen cookie. Writes one entry for each session and network line in five minutes.
import { ApiProblem } from '../../call/errors.ts';
import type { Actor, Client } from '../../call/operation.ts';
import type { RoomMemory } from '../../room/memory.ts';
import type { Ports } from '../../ports/ports.ts';
import { change } from '../../store/change.ts';

export async function auditRefusedNetwork(
  { actor, client }: { actor: Pick<Actor, 'userId' | 'sessionId'> | null; client: Client },
  error: unknown,
  ports: Pick<Ports, 'store' | 'clock' | 'networks'>,
  memory: RoomMemory,
): Promise<void> {
  if (!actor || !(error instanceof ApiProblem) || error.code !== 'network-not-allowed') return;
  const now = ports.clock.now();
  const line = client.ipAddress === null ? '' : ports.networks.lineOf(client.ipAddress);
  const description = 'Refused a live session: its role cannot use the data room from this network';
  await memory.recentlyAudited.once(`network ${actor.sessionId} ${line}`, now, () =>
    change({ ports, actor, client, now }, (_, audit) => {
      audit({ type: 'failed_login', description });
      return Promise.resolve();
    }),
  );
}
