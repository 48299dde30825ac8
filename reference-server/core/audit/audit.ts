import { ok, type Handler, type Managers } from '../call/operation.ts';

/** The newest entries that one answer holds. */
const pageSize = 10_000;

/** The newest 10,000 entries, or the 10,000 before the one named. */
export const listAuditLogs: Handler<'listAuditLogs', Managers> = async ({ ports }, { query }) => {
  const entries = await ports.store.read((tx) => tx.audit.newest({ limit: pageSize, before: query.before }));
  return ok(entries);
};

/** The last check of the log on any server, without waiting; one older than a minute starts another, which the next call returns. */
export const getAuditIntegrity: Handler<'getAuditIntegrity', Managers> = async ({ ports, memory, call }) => {
  await memory.logChecks.beginIfDue(ports, call.requestId);
  return ok(await memory.logChecks.shown(ports));
};
