export * from './audit/audit.zod.ts';
export * from './dashboard/dashboard.zod.ts';
export * from './documents/documents.zod.ts';
export * from './folders/folders.zod.ts';
export * from './objects/objects.zod.ts';
export * from './permissions/permissions.zod.ts';
export * from './session/session.zod.ts';
export * from './users/users.zod.ts';
