import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { activityLook } from './activity-types.ts';

const labels = {
  document_view: 'Viewed',
  document_upload: 'Uploaded',
  document_download: 'Downloaded',
  blocked_download: 'Blocked',
  failed_download: 'Failed Download',
  failed_view: 'Failed View',
  failed_login: 'Failed Login',
  second_factor_failed: 'Many Wrong Codes',
  user_created: 'User Created',
  permission_granted: 'Permission Granted',
  login: 'Login',
  group_created: 'Group Created',
  group_updated: 'Group Updated',
  group_deleted: 'Group Deleted',
  index_exported: 'Index Exported',
  approval_requested: 'Approval Requested',
  approval_approved: 'Approved',
  approval_rejected: 'Rejected',
  approval_withdrawn: 'Approval Withdrawn',
  approval_superseded: 'Approval Superseded',
  report_created: 'Report Created',
  report_downloaded: 'Report Downloaded',
  terms_published: 'Terms Published',
  terms_withdrawn: 'Terms Withdrawn',
  terms_accepted: 'Terms Accepted',
  terms_refused: 'Terms Refused',
  access_requested: 'Access Requested',
  access_declined: 'Access Declined',
  access_expiring: 'Access Ending',
  document_delete: 'Deleted',
  logout: 'Logout',
  user_updated: 'User Updated',
  user_deleted: 'User Deleted',
  folder_created: 'Folder Created',
  folder_deleted: 'Folder Deleted',
  document_moved: 'Moved',
  folder_moved: 'Folder Moved',
  permission_revoked: 'Permission Revoked',
  document_updated: 'Updated',
  folder_updated: 'Folder Updated',
  policy_updated: 'Policy Updated',
  second_factor_added: 'Second Factor Added',
  second_factor_renamed: 'Second Factor Renamed',
  second_factor_removed: 'Second Factor Removed',
  second_factor_reset: 'Second Factor Reset',
  second_factor_verified: 'Second Factor Confirmed',
  recovery_codes_renewed: 'Recovery Codes Renewed',
  session_ended: 'Session Ended',
};
const unknown = ['custom_x', '', 'constructor', '__proto__'];
describe('how an activity is shown', () => {
  it.each(Object.entries(labels))('%s reads "%s"', (type, label) => {
    expect(activityLook(type).label).toBe(label);
  });

  it('has words for every type of the contract', () => {
    const contract = readFileSync('openapi.yaml', 'utf8');
    const described = /\n {4}ActivityType:\n {6}type: string\n {6}description: \|\n([^.]*)\./.exec(contract)?.[1] ?? '';
    const types = described
      .replaceAll(/\(.*?\)/g, '')
      .split(/[\s,]+/)
      .filter(Boolean);
    expect(types).toContain('second_factor_verified');
    expect(types.filter((type) => activityLook(type).label === type)).toEqual([]);
  });

  it.each(unknown)('%j, which is unknown, is raw text and no alert', (type) => {
    expect(activityLook(type)).toMatchObject({ label: type, isAlert: false });
  });

  it('marks refused sign-ins, many wrong codes, blocked and failed downloads and revoked permissions as alerts, and nothing else', () => {
    const alerts = Object.keys(labels).filter((type) => activityLook(type).isAlert);
    expect(alerts).toEqual([
      'blocked_download',
      'failed_download',
      'failed_view',
      'failed_login',
      'second_factor_failed',
      'permission_revoked',
    ]);
  });
});
