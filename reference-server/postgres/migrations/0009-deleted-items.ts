// Deleted items, and legal holds of folders.
export const deletedItems = `
CREATE TABLE deleted_items (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  document jsonb,
  folder jsonb,
  deleted_at timestamptz,
  deleted_by_id text,
  until timestamptz,
  within text
);
CREATE INDEX ON deleted_items (within);
ALTER TABLE folders ADD COLUMN legal_hold boolean;
`;
