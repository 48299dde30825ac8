// The kinds of activity that the audit log tells.
export type ActivityType =
  | 'document_view'
  | 'document_upload'
  | 'document_download'
  | 'document_delete'
  | 'document_updated'
  | 'blocked_download'
  | 'failed_login'
  | 'login'
  | 'logout'
  | 'user_created'
  | 'user_updated'
  | 'user_deleted'
  | 'folder_created'
  | 'folder_updated'
  | 'folder_deleted'
  | 'permission_granted'
  | 'permission_revoked';
