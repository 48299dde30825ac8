// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { components, operations } from './api.d.ts';

export type OperationId = keyof operations;

type Schemas = components['schemas'];
type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

export type Id = Schemas['Id'];
export type Role = Schemas['Role'];
export type AccessLevel = Schemas['AccessLevel'];
export type Timestamp = Schemas['Timestamp'];
export type Name = Schemas['Name'];
export type Description = Schemas['Description'];
export type MimeType = Schemas['MimeType'];
export type CurrentUser = Schemas['CurrentUser'];
export type User = Schemas['User'];
export type CreatedUser = Schemas['CreatedUser'];
export type Invitation = Schemas['Invitation'];
export type CreateUserRequest = Schemas['CreateUserRequest'];
export type UpdateUserRoleRequest = Schemas['UpdateUserRoleRequest'];
export type FolderPermission = Schemas['FolderPermission'];
export type InitialDocumentPermission = Schemas['InitialDocumentPermission'];
export type DashboardMetrics = Schemas['DashboardMetrics'];
export type ActivityType = Schemas['ActivityType'];
export type ActivityEntry = Schemas['ActivityEntry'];
export type AuditEntry = Schemas['AuditEntry'];
export type UploadTicket = Schemas['UploadTicket'];
export type RegisterDocumentRequest = Schemas['RegisterDocumentRequest'];
export type RenameDocumentRequest = Schemas['RenameDocumentRequest'];
export type DocumentSettings = Schemas['DocumentSettings'];
export type Document = Schemas['Document'];
export type DocumentVersion = Schemas['DocumentVersion'];
export type DocumentPermission = Schemas['DocumentPermission'];
export type DocumentReader = Schemas['DocumentReader'];
export type GrantDocumentPermissionRequest = Schemas['GrantDocumentPermissionRequest'];
export type Folder = Schemas['Folder'];
export type CreateFolderRequest = Schemas['CreateFolderRequest'];
export type UpdateFolderRequest = Schemas['UpdateFolderRequest'];
export type InvalidParam = Schemas['InvalidParam'];
export type ProblemCode = Schemas['ProblemCode'];
export type Problem = Schemas['Problem'];
export type FolderNotEmptyProblem = Schemas['FolderNotEmptyProblem'];
export type RefusalPage = Schemas['RefusalPage'];

export type StartLoginParams = Query<'startLogin'>;
export type StoreObjectParams = Query<'storeObject'>;
export type DeleteFolderParams = Query<'deleteFolder'>;
export type ListAuditLogsParams = Query<'listAuditLogs'>;

export const roleValues = ["admin","manager","analyst","viewer"] as const satisfies readonly Role[];
export const accessLevelValues = ["public","restricted","confidential"] as const satisfies readonly AccessLevel[];
export const problemCodeValues = ["invalid-request","unauthenticated","forbidden","cross-site","self-change","ticket-invalid","download-restricted","not-found","method-not-allowed","already-registered","object-exists","name-taken","email-taken","last-admin","already-joined","folder-not-empty","body-too-slow","payload-too-large","unsupported-media-type","preview-not-available","range-not-satisfiable","rate-limited","internal","unavailable"] as const satisfies readonly ProblemCode[];
