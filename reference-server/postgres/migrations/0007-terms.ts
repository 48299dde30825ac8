// Terms before entry, and acceptances.
export const terms = `
CREATE TABLE terms (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  terms_id text,
  version integer,
  title text,
  text text,
  sha256 text,
  group_ids text[],
  published_at timestamptz,
  published_by_id text,
  ended_at timestamptz
);
CREATE TABLE terms_acceptances (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  version_id text,
  user_id text,
  accepted_at timestamptz,
  ip_address text
);
`;
