export * from './audit/audit.ts';
export * from './dashboard/dashboard.ts';
export * from './documents/documents.ts';
export * from './folders/folders.ts';
export * from './objects/objects.ts';
export * from './permissions/permissions.ts';
export * from './session/session.ts';
export * from './users/users.ts';
