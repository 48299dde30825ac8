// Whether somebody added their first second factor in this session.
export const firstFactors = `
ALTER TABLE sessions ADD COLUMN added_first_factor boolean;
`;
