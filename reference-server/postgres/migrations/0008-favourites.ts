export const favourites = `
CREATE TABLE favourites (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text,
  document_id text
);
CREATE INDEX ON favourites (user_id);
CREATE INDEX ON favourites (document_id);
`;
