import { describe, expect, it } from 'vitest';

import { activityLook } from './activity-types.ts';

const labels = {
  document_view: 'Viewed',
  document_upload: 'Uploaded',
  document_download: 'Downloaded',
  blocked_download: 'Blocked',
  failed_login: 'Failed Login',
  user_created: 'User Created',
  permission_granted: 'Permission Granted',
  login: 'Login',
  document_delete: 'Deleted',
  logout: 'Logout',
  user_updated: 'User Updated',
  user_deleted: 'User Deleted',
  folder_created: 'Folder Created',
  folder_deleted: 'Folder Deleted',
  permission_revoked: 'Permission Revoked',
  document_updated: 'Updated',
  folder_updated: 'Folder Updated',
};

describe('how an activity is shown', () => {
  it.each(Object.entries(labels))('%s reads "%s"', (type, label) => {
    expect(activityLook(type).label).toBe(label);
  });

  it('marks refused sign-ins, blocked downloads and revoked permissions as alerts, and nothing else', () => {
    const alerts = Object.keys(labels).filter((type) => activityLook(type).isAlert);
    expect(alerts).toEqual(['blocked_download', 'failed_login', 'permission_revoked']);
  });

  it.each(['custom_x', '', 'constructor', '__proto__'])('shows the unknown type %j as it is', (type) => {
    expect(activityLook(type)).toMatchObject({ label: type, isAlert: false });
  });
});
