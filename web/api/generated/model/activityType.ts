/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * document_view, document_upload, document_download, document_delete, document_updated, blocked_download,
 * failed_download, failed_view, failed_login, login, logout, user_created, user_updated, user_deleted, folder_created, folder_updated,
 * folder_deleted, permission_granted, permission_revoked. A client shows a value that it does not know as it is.
 * @minLength 1
 * @maxLength 64
 */
export type ActivityType = string;
