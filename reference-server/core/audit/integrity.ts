// The integrity of the audit log according to the last check. The answer does not wait for a check.
import { ok, type Handler } from '../call/operation.ts';

/** The last check on any server; one older than a minute starts another, which the next call returns. */
export const getAuditIntegrity: Handler<'getAuditIntegrity', 'admin' | 'manager'> = async ({ ports, memory, call }) => {
  await memory.logChecks.beginIfDue(ports, call.requestId);
  return ok(await memory.logChecks.shown(ports));
};
