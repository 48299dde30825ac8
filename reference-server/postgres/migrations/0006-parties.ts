// What folder permissions say of downloads, and until when, from where and whether a group gives anything.
export const parties = `
ALTER TABLE folder_permissions ADD COLUMN can_download boolean;
ALTER TABLE groups ADD COLUMN expires_at timestamptz, ADD COLUMN networks jsonb, ADD COLUMN suspended_at timestamptz;
`;
