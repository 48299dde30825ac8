// The steps after the first two, in their order: what a later version added.
export const additions = {
  // Whether a user added their first second factor in a session.
  '0003-first-factors': 'ALTER TABLE sessions ADD COLUMN added_first_factor boolean;',
  // The document of each version as its uploader left it.
  '0004-left-documents': 'ALTER TABLE versions ADD COLUMN as_left jsonb;',
  // The number of wrong second factors in a row.
  '0005-wrong-factors': 'ALTER TABLE users ADD COLUMN wrong_factors jsonb;',
  // Download rights of folder permissions, and the end, networks and suspension of groups.
  '0006-parties': `
ALTER TABLE folder_permissions ADD COLUMN can_download boolean;
ALTER TABLE groups ADD COLUMN expires_at timestamptz, ADD COLUMN networks jsonb, ADD COLUMN suspended_at timestamptz;
`,
  // Terms before entry, and acceptances.
  '0007-terms': `
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
`,
  '0008-favourites': `
CREATE TABLE favourites (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text,
  document_id text
);
CREATE INDEX ON favourites (user_id);
CREATE INDEX ON favourites (document_id);
`,
  // Deleted items, and legal holds of folders.
  '0009-deleted-items': `
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
`,
  // Mails, mail settings, and access requests.
  '0010-mails': `
CREATE TABLE mails (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text,
  kind text,
  about text,
  sealed text,
  created_at timestamptz,
  due_at timestamptz,
  attempts integer,
  state text,
  ended_at timestamptz,
  error text
);
CREATE TABLE mail_settings (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  digest text,
  tasks boolean,
  alerts boolean
);
CREATE TABLE access_requests (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text,
  item_id text,
  note text,
  created_at timestamptz,
  state text,
  answered_by_id text,
  answered_at timestamptz
);
`,
  // Until when a session waits for an answer to terms.
  '0011-reading-terms': 'ALTER TABLE sessions ADD COLUMN reads_terms_until timestamptz;',
  // The digest of members of a group who have chosen none.
  '0012-group-digest': 'ALTER TABLE groups ADD COLUMN digest text;',
  // How long the pages of an entry were in view.
  '0013-reading-time': 'ALTER TABLE audit_entries ADD COLUMN seconds integer;',
  // From where access was asked for.
  '0014-asked-from': 'ALTER TABLE access_requests ADD COLUMN address text;',
};
