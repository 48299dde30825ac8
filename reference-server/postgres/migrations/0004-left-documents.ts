// The document of each version as its uploader left it.
export const leftDocuments = `
ALTER TABLE versions ADD COLUMN as_left jsonb;
`;
