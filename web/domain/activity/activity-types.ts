import {
  Activity,
  Ban,
  CalendarClock,
  CircleX,
  Download,
  Eye,
  FileChartColumn,
  FileCheck,
  FileClock,
  FileDown,
  FilePen,
  FileX,
  FolderInput,
  FolderMinus,
  FolderPen,
  FolderPlus,
  KeyRound,
  ListTree,
  LogIn,
  LogOut,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  ShieldMinus,
  Stamp,
  Trash2,
  Undo2,
  Upload,
  UserCog,
  UserPlus,
  UserX,
  UsersRound,
} from 'lucide-react';

export interface ActivityLook {
  label: string;
  icon: LucideIcon;
  /** A refusal or withdrawn access, which the audit trail highlights. */
  isAlert: boolean;
}

const known = new Map<string, Partial<ActivityLook>>([
  ['document_view', { label: 'Viewed', icon: Eye }],
  ['document_upload', { label: 'Uploaded', icon: Upload }],
  ['document_download', { label: 'Downloaded', icon: Download }],
  ['blocked_download', { label: 'Blocked', icon: Ban, isAlert: true }],
  ['failed_download', { label: 'Failed Download', icon: FileX, isAlert: true }],
  ['failed_view', { label: 'Failed View', icon: FileX, isAlert: true }],
  ['failed_login', { label: 'Failed Login', icon: ShieldAlert, isAlert: true }],
  ['second_factor_failed', { label: 'Many Wrong Codes', icon: ShieldAlert, isAlert: true }],
  ['user_created', { label: 'User Created', icon: UserPlus }],
  ['permission_granted', { label: 'Permission Granted', icon: KeyRound }],
  ['login', { label: 'Login', icon: LogIn }],
  ['document_delete', { label: 'Deleted', icon: Trash2 }],
  ['logout', { label: 'Logout', icon: LogOut }],
  ['user_updated', { label: 'User Updated', icon: UserCog }],
  ['user_deleted', { label: 'User Deleted', icon: UserX }],
  ['folder_created', { label: 'Folder Created', icon: FolderPlus }],
  ['folder_deleted', { label: 'Folder Deleted', icon: FolderMinus }],
  ['permission_revoked', { label: 'Permission Revoked', icon: ShieldMinus, isAlert: true }],
  ['document_moved', { label: 'Moved', icon: FolderInput }],
  ['folder_moved', { label: 'Folder Moved', icon: FolderInput }],
  ['group_created', { label: 'Group Created', icon: UsersRound }],
  ['group_updated', { label: 'Group Updated', icon: UsersRound }],
  ['group_deleted', { label: 'Group Deleted', icon: UsersRound }],
  ['index_exported', { label: 'Index Exported', icon: ListTree }],
  ['approval_requested', { label: 'Approval Requested', icon: Stamp }],
  ['approval_approved', { label: 'Approved', icon: FileCheck }],
  ['approval_rejected', { label: 'Rejected', icon: CircleX }],
  ['approval_withdrawn', { label: 'Approval Withdrawn', icon: Undo2 }],
  ['approval_superseded', { label: 'Approval Superseded', icon: FileClock }],
  ['report_created', { label: 'Report Created', icon: FileChartColumn }],
  ['report_downloaded', { label: 'Report Downloaded', icon: FileDown }],
  ['terms_published', { label: 'Terms Published', icon: FilePen }],
  ['terms_withdrawn', { label: 'Terms Withdrawn', icon: Undo2 }],
  ['terms_accepted', { label: 'Terms Accepted', icon: FileCheck }],
  ['access_requested', { label: 'Access Requested', icon: FilePen }],
  ['access_declined', { label: 'Access Declined', icon: FileX }],
  ['terms_refused', { label: 'Terms Refused', icon: FileX }],
  ['document_put_back', { label: 'Put Back', icon: Undo2 }],
  ['folder_put_back', { label: 'Folder Put Back', icon: Undo2 }],
  ['document_purged', { label: 'Purged', icon: Trash2 }],
  ['folder_purged', { label: 'Folder Purged', icon: FolderMinus }],
  ['access_expiring', { label: 'Access Ending', icon: CalendarClock }],
  ['document_updated', { label: 'Updated', icon: FilePen }],
  ['folder_updated', { label: 'Folder Updated', icon: FolderPen }],
  ['policy_updated', { label: 'Policy Updated', icon: ShieldCheck }],
  ['second_factor_added', { label: 'Second Factor Added', icon: ShieldCheck }],
  ['second_factor_renamed', { label: 'Second Factor Renamed', icon: ShieldCheck }],
  ['second_factor_removed', { label: 'Second Factor Removed', icon: ShieldMinus }],
  ['second_factor_reset', { label: 'Second Factor Reset', icon: ShieldMinus }],
  ['second_factor_verified', { label: 'Second Factor Confirmed', icon: ShieldCheck }],
  ['recovery_codes_renewed', { label: 'Recovery Codes Renewed', icon: ShieldCheck }],
  ['session_ended', { label: 'Session Ended', icon: LogOut }],
]);

export const auditTypes: readonly string[] = [...known.keys()].filter((type) => type !== 'access_expiring');

/** The display of an activity. Unknown types are shown as they are. */
export function activityLook(activityType: string): ActivityLook {
  const { label = activityType, icon = Activity, isAlert = false } = known.get(activityType) ?? {};
  return { label, icon, isAlert };
}
