// The kinds of audit entries.
export type ActivityType =
  | 'document_view'
  | 'document_upload'
  | 'document_download'
  | 'document_delete'
  | 'document_updated'
  | 'blocked_download'
  | 'failed_download'
  | 'failed_view'
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
  | 'permission_revoked'
  | 'policy_updated'
  | 'second_factor_added'
  | 'second_factor_renamed'
  | 'second_factor_removed'
  | 'second_factor_reset'
  | 'second_factor_verified'
  | 'second_factor_failed'
  | 'recovery_codes_renewed'
  | 'session_ended'
  | 'group_created'
  | 'group_updated'
  | 'group_deleted'
  | 'document_moved'
  | 'folder_moved'
  | 'index_exported'
  | 'approval_requested'
  | 'approval_approved'
  | 'approval_rejected'
  | 'approval_withdrawn'
  | 'approval_superseded'
  | 'report_created'
  | 'report_downloaded'
  | 'terms_published'
  | 'terms_withdrawn'
  | 'terms_accepted'
  | 'terms_refused'
  | 'document_put_back'
  | 'folder_put_back'
  | 'document_purged'
  | 'folder_purged'
  | 'access_requested'
  | 'access_declined';

/** The dashboard's security events; auditors look at more. */
export const securityEvents: readonly ActivityType[] = ['failed_login', 'blocked_download', 'permission_revoked'];

/** Entries that auditors look at first: failures, refusals and withdrawn access. */
export const alertTypes: readonly ActivityType[] = [
  'blocked_download',
  'failed_download',
  'failed_view',
  'failed_login',
  'second_factor_failed',
  'permission_revoked',
];
