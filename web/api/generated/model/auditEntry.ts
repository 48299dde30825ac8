/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { ActivityType } from './activityType.ts';
import type { Id } from './id.ts';
import type { Timestamp } from './timestamp.ts';

export interface AuditEntry {
  id: Id;
  createdAt: Timestamp;
  activityType: ActivityType;
  /** @maxLength 4000 */
  description: string;
  /**
     * @maxLength 64
     * @nullable
     */
  userId: string | null;
  /**
     * @maxLength 64
     * @nullable
     */
  ipAddress: string | null;
  /**
     * @maxLength 64
     * @nullable
     */
  resourceType: string | null;
  /**
     * @maxLength 64
     * @nullable
     */
  resourceId: string | null;
  /**
     * @maxLength 512
     * @nullable
     */
  userAgent: string | null;
}
