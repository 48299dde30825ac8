// The integrity of the audit log according to the last check. The answer does not wait for a check.
import { ok, type Handler } from '../call/operation.ts';

/**
 * The result of the last check on any server. If it is older than a minute, another check starts, whose result the next
 * call returns.
 */
export const getAuditIntegrity: Handler<'getAuditIntegrity', 'admin' | 'manager'> = async ({ ports, memory, call }) => {
  await memory.logChecks.beginIfDue(ports, call.requestId);
  return ok(await memory.logChecks.shown(ports));
};
