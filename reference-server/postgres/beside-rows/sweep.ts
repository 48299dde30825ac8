// Deletes expired entries and the oldest beyond the limits, on one server at a time.
import { MOST_ARTEFACTS } from '#server/auth/provider/artefacts.ts';
import { MOST } from '#server/auth/provider/pending.ts';
import type { SpaceBounds } from '#core/store/shared-memory.ts';
import type { Database } from '../database.ts';

/** The greatest difference between servers' clocks. */
const SPARED_MS = 60_000;

/** @param now by the room's clock, which tests may move */
export async function sweepShared(database: Database, bounds: Iterable<SpaceBounds>, now: Date): Promise<void> {
  await database.aloneIfFree('sweep of shared state', async () => {
    const time = Math.min(now.getTime(), Date.now()) - SPARED_MS;
    const before = new Date(time).toISOString();
    await database.query('DELETE FROM notes WHERE ends_at < $1', [before]);
    await database.query('DELETE FROM sign_in_counters WHERE expire < $1', [time]);
    await database.query('DELETE FROM provider_artefacts WHERE ends_at < $1', [before]);
    for (const { name, most } of bounds) {
      await database.query(
        `DELETE FROM notes WHERE space = $1 AND turn <= (
           SELECT turn FROM notes WHERE space = $1 ORDER BY turn DESC OFFSET $2 LIMIT 1)`,
        [name, most],
      );
    }
    await database.query(
      `DELETE FROM provider_artefacts WHERE kind <> 'Interaction' AND turn <= (
         SELECT turn FROM provider_artefacts WHERE kind <> 'Interaction' ORDER BY turn DESC OFFSET $1 LIMIT 1)`,
      [MOST_ARTEFACTS],
    );
    // The oldest of the address with the most.
    await database.query(
      `DELETE FROM provider_artefacts WHERE kind = 'Interaction' AND id IN (
         SELECT id FROM (
           SELECT id, row_number() OVER (PARTITION BY caller ORDER BY turn DESC) AS nth, turn
           FROM provider_artefacts WHERE kind = 'Interaction') AS pending
         ORDER BY nth, turn DESC OFFSET $1)`,
      [MOST],
    );
  });
}
