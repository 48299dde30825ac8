/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Role } from './role.ts';

export interface User {
  id: Id;
  /** @maxLength 254 */
  email: string;
  /**
     * @maxLength 100
     * @nullable
     */
  firstName: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  lastName: string | null;
  role: Role;
  /**
     * @maxLength 2048
     * @nullable
     */
  profileImageUrl: string | null;
  /**
     * @maxLength 35
     * @nullable
     */
  lastLoginAt: string | null;
}
