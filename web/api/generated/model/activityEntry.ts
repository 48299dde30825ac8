/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { ActivityType } from './activityType.ts';
import type { Id } from './id.ts';
import type { Timestamp } from './timestamp.ts';

export interface ActivityEntry {
  id: Id;
  activityType: ActivityType;
  /** @maxLength 4000 */
  description: string;
  createdAt: Timestamp;
  /** @maxLength 64 */
  ipAddress?: string;
}
