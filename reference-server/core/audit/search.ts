// Searches the audit log. Search texts are literal, without wildcards.
import { type InvalidParam, invalidRequest } from '../call/errors.ts';
import { ok, type Handler, type Input, type Managers } from '../call/operation.ts';
import type { AuditFilter } from '../ports/audit-log.ts';
import type { ReadTx } from '../ports/store.ts';
import { alertTypes } from '../records/activity.ts';
import { inUtc } from '../records/ends.ts';
import { displayName } from '../records/shapes.ts';
import { folded, soughtText } from '../store/log/audit-filter.ts';

const pageSize = 100;
const largestPage = 1000;
/** The filter value for entries without a known person. */
const NOBODY = 'nobody';

type Query = Input<'searchAuditLogs'>['query'];

/** The newest matches, or those before the given one; ends with the connection. @throws ApiProblem 400 */
export const searchAuditLogs: Handler<'searchAuditLogs', Managers> = async ({ ports, call }, { query }) => {
  const limit = Number(query.limit ?? pageSize);
  const filter = filterOf(query);
  expectSound(limit, filter);
  const textUserIds = await ports.store.read((tx) => peopleNamed(tx, soughtText(filter)));
  // Apart from the rows, so that no change of a user repeats the search, or waits for it.
  const search = { filter: { ...filter, textUserIds }, before: query.before, limit, signal: call.signal() };
  const found = await ports.store.read((tx) => tx.audit.search(search));
  return { ...ok(found), confirm: () => Promise.resolve() };
};

/** The ids of users, deactivated ones included, whose name or e-mail contains the text. */
async function peopleNamed(tx: ReadTx, text: string): Promise<string[]> {
  if (text === '') return [];
  const users = await tx.users.list();
  return users.flatMap((user) => (folded(`${displayName(user)}\n${user.email}`).includes(text) ? user.id : []));
}

function filterOf({ text, person, types, resourceType, resourceId, from, to, alerts }: Query): AuditFilter {
  const requested = types?.split(',').map((type) => type.trim());
  const alone = alerts === undefined ? requested : alertTypes.filter((type) => requested?.includes(type) ?? true);
  return {
    ...(text !== undefined && { text }),
    ...(person !== undefined && { userId: person === NOBODY ? null : person }),
    ...(alone && { types: alone }),
    ...(resourceType !== undefined && { resourceType }),
    ...(resourceId !== undefined && { resourceId }),
    ...(from !== undefined && { from: inUtc(from) }),
    ...(to !== undefined && { to: inUtc(to) }),
  };
}

function expectSound(limit: number, { from, to }: AuditFilter): void {
  const faults: InvalidParam[] = [];
  if (limit < 1 || limit > largestPage) faults.push({ name: 'limit', reason: 'Must be between 1 and 1,000' });
  if (from !== undefined && to !== undefined && from >= to)
    faults.push({ name: 'from', reason: 'Must be before the end of the period' });
  if (faults.length > 0) throw invalidRequest(faults);
}
