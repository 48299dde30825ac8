// How long the pages of an entry were in view.
export const readingTime = `
ALTER TABLE audit_entries ADD COLUMN seconds integer;
`;
