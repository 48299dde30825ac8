// Whether a user added their first second factor in a session.
export const firstFactors = `
ALTER TABLE sessions ADD COLUMN added_first_factor boolean;
`;
