// Until when a session waits for an answer to terms.
export const readingTerms = `
ALTER TABLE sessions ADD COLUMN reads_terms_until timestamptz;
`;
