import { describe, expect, it } from 'vitest';

import { activityLook } from './activity-types.ts';

const onDashboard = {
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
  access_expiring: 'Access Ending',
};
const inAuditAlone = {
  document_delete: 'Deleted',
  logout: 'Logout',
  user_updated: 'User Updated',
  user_deleted: 'User Deleted',
  folder_created: 'Folder Created',
  folder_deleted: 'Folder Deleted',
  document_moved: 'Moved',
  folder_moved: 'Folder Moved',
  permission_revoked: 'Permission Revoked',
};
const withoutWords = ['document_updated', 'folder_updated', 'custom_x', '', 'constructor', '__proto__'];
const all = [...Object.keys(onDashboard), ...Object.keys(inAuditAlone), ...withoutWords];

describe('how an activity is shown', () => {
  it.each(Object.entries({ ...onDashboard, ...inAuditAlone }))('%s reads "%s" in the audit trail', (type, label) => {
    expect(activityLook(type, 'audit').label).toBe(label);
  });

  it.each(Object.entries(onDashboard))('%s reads "%s" on the dashboard', (type, label) => {
    expect(activityLook(type, 'dashboard').label).toBe(label);
  });

  it.each(Object.keys(inAuditAlone))('%s is raw text on the dashboard', (type) => {
    expect(activityLook(type, 'dashboard').label).toBe(type);
  });

  it.each(withoutWords)('%j, which has no words, is raw text on both screens and no alert', (type) => {
    for (const screen of ['dashboard', 'audit'] as const)
      expect(activityLook(type, screen)).toMatchObject({ label: type, isAlert: false });
  });

  it('marks refused sign-ins, many wrong codes, blocked and failed downloads and revoked permissions as alerts, and nothing else', () => {
    const alerts = all.filter((type) => activityLook(type, 'audit').isAlert);
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
