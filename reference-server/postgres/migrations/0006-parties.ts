// Download rights of folder permissions, and the end, networks and suspension of groups.
export const parties = `
ALTER TABLE folder_permissions ADD COLUMN can_download boolean;
ALTER TABLE groups ADD COLUMN expires_at timestamptz, ADD COLUMN networks jsonb, ADD COLUMN suspended_at timestamptz;
`;
