// The digest of members of a group who have chosen none.
export const groupDigest = `
ALTER TABLE groups ADD COLUMN digest text;
`;
