// How many second factors of a person were wrong in a row.
export const wrongFactors = `
ALTER TABLE users ADD COLUMN wrong_factors jsonb;
`;
