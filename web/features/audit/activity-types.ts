import {
  Activity,
  Ban,
  Download,
  Eye,
  FilePen,
  FolderMinus,
  FolderPen,
  FolderPlus,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  ShieldAlert,
  ShieldMinus,
  Trash2,
  Upload,
  UserCog,
  UserPlus,
  UserX,
} from 'lucide-react';

export interface ActivityLook {
  /** The words of the badge. */
  label: string;
  icon: LucideIcon;
  /** Something was refused, or access was taken away: the audit trail marks it. */
  isAlert: boolean;
}

const known: ReadonlyMap<string, ActivityLook> = new Map([
  ['document_view', { label: 'Viewed', icon: Eye, isAlert: false }],
  ['document_upload', { label: 'Uploaded', icon: Upload, isAlert: false }],
  ['document_download', { label: 'Downloaded', icon: Download, isAlert: false }],
  ['document_updated', { label: 'Updated', icon: FilePen, isAlert: false }],
  ['document_delete', { label: 'Deleted', icon: Trash2, isAlert: false }],
  ['blocked_download', { label: 'Blocked', icon: Ban, isAlert: true }],
  ['failed_login', { label: 'Failed Login', icon: ShieldAlert, isAlert: true }],
  ['login', { label: 'Login', icon: LogIn, isAlert: false }],
  ['logout', { label: 'Logout', icon: LogOut, isAlert: false }],
  ['user_created', { label: 'User Created', icon: UserPlus, isAlert: false }],
  ['user_updated', { label: 'User Updated', icon: UserCog, isAlert: false }],
  ['user_deleted', { label: 'User Deleted', icon: UserX, isAlert: false }],
  ['folder_created', { label: 'Folder Created', icon: FolderPlus, isAlert: false }],
  ['folder_updated', { label: 'Folder Updated', icon: FolderPen, isAlert: false }],
  ['folder_deleted', { label: 'Folder Deleted', icon: FolderMinus, isAlert: false }],
  ['permission_granted', { label: 'Permission Granted', icon: KeyRound, isAlert: false }],
  ['permission_revoked', { label: 'Permission Revoked', icon: ShieldMinus, isAlert: true }],
]);

/** How an activity is shown. A type that nobody has named is shown as it is, and is never an alert. */
export function activityLook(activityType: string): ActivityLook {
  return known.get(activityType) ?? { label: activityType, icon: Activity, isAlert: false };
}
