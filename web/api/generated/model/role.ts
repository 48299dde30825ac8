/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * What a person may do across the data room.
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  admin: 'admin',
  manager: 'manager',
  analyst: 'analyst',
  viewer: 'viewer',
} as const;
