// Generated from openapi.yaml by `npm run generate`. Do not edit.

const roles = {
  getCurrentUser: ["admin","manager","analyst","viewer"],
  startLogin: ["public"],
  logoutAndReturn: ["public"],
  logout: ["public"],
  getDashboardMetrics: ["admin","manager"],
  listRecentActivity: ["admin","manager"],
  createUploadTicket: ["admin","manager"],
  storeObject: ["public"],
  listDocuments: ["admin","manager","analyst","viewer"],
  registerDocument: ["admin","manager"],
  renameDocument: ["admin","manager","owner"],
  deleteDocument: ["admin","manager","owner"],
  updateDocumentSettings: ["admin","manager"],
  downloadDocument: ["admin","manager","analyst","viewer"],
  previewDocument: ["admin","manager","analyst","viewer"],
  listDocumentVersions: ["admin","manager","analyst","viewer"],
  downloadDocumentVersion: ["admin","manager","analyst","viewer"],
  restoreDocumentVersion: ["admin","manager"],
  listDocumentPermissions: ["admin","manager"],
  listDocumentReaders: ["admin","manager"],
  grantDocumentPermission: ["admin","manager"],
  revokeDocumentPermission: ["admin","manager"],
  listFolders: ["admin","manager","analyst","viewer"],
  createFolder: ["admin","manager"],
  updateFolder: ["admin","manager"],
  deleteFolder: ["admin","manager"],
  listUsers: ["admin","manager"],
  createUser: ["admin"],
  deactivateUser: ["admin"],
  updateUserRole: ["admin"],
  reissueInvitation: ["admin"],
  listAuditLogs: ["admin","manager"],
} as const;

export type OperationId = keyof typeof roles;

/** Whether the contract lets this role make the call; `isOwner` for an upload of one's own. */
export function mayCall(operationId: OperationId, role: string | null | undefined, isOwner = false): boolean {
  const allowed: readonly string[] = roles[operationId];
  if (allowed.includes('public')) return true;
  return (role != null && allowed.includes(role)) || (isOwner && allowed.includes('owner'));
}
