// Whether the audit log is whole, as far as it was looked at: answered at once, and looked at behind the answer.
import { ok, type Handler } from '../call/operation.ts';

/** What the last check found, at whatever server. One that is older than a minute is followed by another, which the next call tells of. */
export const getAuditIntegrity: Handler<'getAuditIntegrity', 'admin' | 'manager'> = async ({ ports, memory, call }) => {
  await memory.logChecks.beginIfDue(ports, call.requestId);
  return ok(await memory.logChecks.shown(ports));
};
