/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Role } from './role.ts';

export interface UpdateUserRoleRequest {
  role: Role;
}
