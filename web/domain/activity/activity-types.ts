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
  /** The words of the badge. */
  label: string;
  icon: LucideIcon;
  /** Something was refused, or access was taken away: the audit trail marks it. */
  isAlert: boolean;
}

interface KnownActivity {
  icon: LucideIcon;
  /** Where it has words of its own; elsewhere its type is shown as it is. */
  label?: { words: string; isOnDashboard: boolean };
  isAlert?: true;
}

const everywhere = (words: string) => ({ words, isOnDashboard: true });
const inAudit = (words: string) => ({ words, isOnDashboard: false });

const known: ReadonlyMap<string, KnownActivity> = new Map<string, KnownActivity>([
  ['document_view', { label: everywhere('Viewed'), icon: Eye }],
  ['document_upload', { label: everywhere('Uploaded'), icon: Upload }],
  ['document_download', { label: everywhere('Downloaded'), icon: Download }],
  ['blocked_download', { label: everywhere('Blocked'), icon: Ban, isAlert: true }],
  ['failed_download', { label: everywhere('Failed Download'), icon: FileX, isAlert: true }],
  ['failed_view', { label: everywhere('Failed View'), icon: FileX, isAlert: true }],
  ['failed_login', { label: everywhere('Failed Login'), icon: ShieldAlert, isAlert: true }],
  ['second_factor_failed', { label: everywhere('Many Wrong Codes'), icon: ShieldAlert, isAlert: true }],
  ['user_created', { label: everywhere('User Created'), icon: UserPlus }],
  ['permission_granted', { label: everywhere('Permission Granted'), icon: KeyRound }],
  ['login', { label: everywhere('Login'), icon: LogIn }],
  ['document_delete', { label: inAudit('Deleted'), icon: Trash2 }],
  ['logout', { label: inAudit('Logout'), icon: LogOut }],
  ['user_updated', { label: inAudit('User Updated'), icon: UserCog }],
  ['user_deleted', { label: inAudit('User Deleted'), icon: UserX }],
  ['folder_created', { label: inAudit('Folder Created'), icon: FolderPlus }],
  ['folder_deleted', { label: inAudit('Folder Deleted'), icon: FolderMinus }],
  ['permission_revoked', { label: inAudit('Permission Revoked'), icon: ShieldMinus, isAlert: true }],
  ['document_moved', { label: inAudit('Moved'), icon: FolderInput }],
  ['folder_moved', { label: inAudit('Folder Moved'), icon: FolderInput }],
  ['group_created', { label: everywhere('Group Created'), icon: UsersRound }],
  ['group_updated', { label: everywhere('Group Updated'), icon: UsersRound }],
  ['group_deleted', { label: everywhere('Group Deleted'), icon: UsersRound }],
  ['index_exported', { label: everywhere('Index Exported'), icon: ListTree }],
  ['approval_requested', { label: everywhere('Approval Requested'), icon: Stamp }],
  ['approval_approved', { label: everywhere('Approved'), icon: FileCheck }],
  ['approval_rejected', { label: everywhere('Rejected'), icon: CircleX }],
  ['approval_withdrawn', { label: everywhere('Approval Withdrawn'), icon: Undo2 }],
  ['approval_superseded', { label: everywhere('Approval Superseded'), icon: FileClock }],
  ['report_created', { label: everywhere('Report Created'), icon: FileChartColumn }],
  ['report_downloaded', { label: everywhere('Report Downloaded'), icon: FileDown }],
  ['access_expiring', { label: everywhere('Access Ending'), icon: CalendarClock }],
  ['document_updated', { icon: FilePen }],
  ['folder_updated', { icon: FolderPen }],
]);

/** Those that the log tells of, and that one can look for. */
export const auditTypes: readonly string[] = [...known.keys()].filter((type) => type !== 'access_expiring');

/** How an activity is shown on one of the two screens. A type without words there is shown as it is. */
export function activityLook(activityType: string, screen: 'dashboard' | 'audit'): ActivityLook {
  const { label, icon = Activity, isAlert = false } = known.get(activityType) ?? {};
  const isWorded = label !== undefined && (screen === 'audit' || label.isOnDashboard);
  return { label: isWorded ? label.words : activityType, icon, isAlert };
}
