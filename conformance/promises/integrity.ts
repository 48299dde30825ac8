// Looks at the answers of the audit log's integrity check.
import { z } from 'zod';
import type { PromiseCheck } from './checks.ts';

const standing = z.looseObject({
  ...{ state: z.string(), isChecking: z.boolean() },
  ...{ entries: z.number(), checkedAt: z.string().nullable() },
  head: z.looseObject({ seq: z.number(), hash: z.string() }),
});
const log = z.looseObject({ total: z.number() });

const chain: PromiseCheck = async (scene) => {
  const before = await scene.read(standing, { id: 'getAuditIntegrity' });
  await scene.room.document();
  const after = await scene.read(standing, { id: 'getAuditIntegrity' });
  scene.holds(after.entries >= before.entries, 'after a document came', 'the log has fewer entries');
  const isWhole = after.state !== 'intact' || (/^[0-9a-f]{64}$/.test(after.head.hash) && after.head.seq > 0);
  scene.holds(isWhole, 'of an intact log', 'it has no head');
  scene.holds(after.state !== 'broken', 'of an untouched log', 'its state is broken');
  const checkedOnce = async (isOld: (one: typeof after) => boolean) => {
    let checked = after;
    for (let tries = 0; tries < 100 && isOld(checked); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      checked = await scene.read(standing, { id: 'getAuditIntegrity' });
    }
    return checked;
  };
  const checked = await checkedOnce(({ state, isChecking }) => state === 'unknown' || isChecking);
  const isKnown = checked.state !== 'unknown' || checked.isChecking;
  scene.holds(isKnown, 'of a log that was checked', 'nothing is known of it');
  const { total } = await scene.read(log, { id: 'searchAuditLogs', query: { limit: '1' } });
  scene.holds(checked.entries <= total, 'of a log that was checked', `it had ${checked.entries} of ${total} entries`);
  if (!scene.target.advance || checked.isChecking) return;
  await scene.room.advance(61);
  const next = await checkedOnce(({ checkedAt }) => checkedAt === after.checkedAt || checkedAt === checked.checkedAt);
  if (next.isChecking) return;
  const { total: now } = await scene.read(log, { id: 'searchAuditLogs', query: { limit: '1' } });
  const isAll = next.entries >= total && next.entries <= now;
  scene.holds(isAll, 'a minute later', `another check went through ${next.entries} of ${total} to ${now} entries`);
};

export const integrityChecks: Readonly<Record<string, PromiseCheck>> = { 'getAuditIntegrity chain': chain };
