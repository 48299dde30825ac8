import type { UserRecord } from '#core/records/records.ts';
import { ids } from '#server/scenarios/users-by-role.ts';

const inventedIds: ReadonlySet<string> = new Set(Object.values(ids));

/** Whether this user has a published password. */
export const isInvented = ({ id }: Pick<UserRecord, 'id'>): boolean => inventedIds.has(id);
