// The number of wrong second factors in a row.
export const wrongFactors = `
ALTER TABLE users ADD COLUMN wrong_factors jsonb;
`;
