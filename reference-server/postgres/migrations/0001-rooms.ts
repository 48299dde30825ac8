// The tables of a data room; rows have their position, so that all servers list them in the same order.
export const rooms = `
CREATE TABLE users (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  email text,
  first_name text,
  last_name text,
  role text,
  profile_image_url text,
  created_at timestamptz,
  last_login_at timestamptz,
  deactivated_at timestamptz,
  identity_issuer text,
  identity_subject text,
  expires_at timestamptz
);
CREATE INDEX ON users (lower(email));
CREATE INDEX ON users (identity_issuer, identity_subject);
CREATE TABLE documents (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  name text,
  description text,
  folder_id text,
  mime_type text,
  size bigint,
  version integer,
  access_level text,
  download_restricted boolean,
  printing_restricted boolean,
  created_at timestamptz,
  updated_at timestamptz,
  uploaded_by_id text
);
CREATE INDEX ON documents (folder_id, name);
CREATE TABLE versions (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  document_id text,
  version integer,
  object_key text,
  size bigint,
  mime_type text,
  sniffed_type text,
  sha256 text,
  uploaded_by_id text,
  created_at timestamptz,
  restored_from integer,
  comment text
);
CREATE INDEX ON versions (document_id, version);
CREATE INDEX ON versions (object_key);
CREATE TABLE folders (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  name text,
  description text,
  parent_id text,
  access_level text,
  created_at timestamptz,
  approval_required boolean
);
CREATE INDEX ON folders (parent_id);
CREATE TABLE grants (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  document_id text,
  user_id text,
  group_id text,
  can_read boolean,
  can_download boolean,
  created_at timestamptz,
  expires_at timestamptz
);
CREATE INDEX ON grants (document_id);
CREATE INDEX ON grants (user_id);
CREATE INDEX ON grants (group_id);
CREATE TABLE folder_permissions (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  folder_id text,
  user_id text,
  group_id text,
  can_read boolean,
  can_write boolean,
  expires_at timestamptz
);
CREATE INDEX ON folder_permissions (user_id);
CREATE INDEX ON folder_permissions (group_id);
CREATE INDEX ON folder_permissions (folder_id);
CREATE TABLE tickets (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text,
  created_at timestamptz,
  expires_at timestamptz,
  max_size bigint,
  state text,
  size bigint,
  sha256 text,
  sniffed_type text,
  session_id text
);
CREATE INDEX ON tickets (user_id);
CREATE TABLE invitations (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text,
  created_at timestamptz,
  expires_at timestamptz,
  used_at timestamptz
);
CREATE INDEX ON invitations (user_id);
CREATE TABLE sessions (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text,
  created_at timestamptz,
  last_used_at timestamptz,
  ip_address text,
  user_agent text,
  id_token text,
  provider_session_id text,
  second_factor_method text,
  second_factor_at timestamptz
);
CREATE INDEX ON sessions (user_id);
CREATE TABLE policies (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  revision integer,
  second_factor text,
  step_up_minutes integer,
  networks jsonb,
  idle_minutes integer,
  approver_count integer,
  updated_at timestamptz,
  updated_by_id text
);
CREATE TABLE second_factors (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text,
  name text,
  created_at timestamptz,
  last_used_at timestamptz,
  proof jsonb
);
CREATE INDEX ON second_factors (user_id);
CREATE INDEX ON second_factors ((proof ->> 'credentialId'));
CREATE TABLE recovery_codes (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  hashes text[],
  created_at timestamptz
);
CREATE TABLE half_sign_ins (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text,
  identity jsonb,
  may_enrol boolean,
  return_to text,
  created_at timestamptz,
  expires_at timestamptz
);
CREATE INDEX ON half_sign_ins (user_id);
CREATE TABLE groups (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  name text,
  created_at timestamptz
);
CREATE INDEX ON groups (lower(name));
CREATE TABLE memberships (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  group_id text,
  user_id text
);
CREATE INDEX ON memberships (group_id);
CREATE INDEX ON memberships (user_id);
CREATE TABLE approvals (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  document_id text,
  version integer,
  sha256 text,
  name text,
  description text,
  note text,
  requested_by_id text,
  requested_at timestamptz,
  approver_ids text[],
  needed integer,
  state text,
  decisions jsonb,
  ended_at timestamptz
);
CREATE INDEX ON approvals (document_id);
CREATE INDEX ON approvals (state);
CREATE TABLE visits (
  id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY,
  last_used_at timestamptz,
  is_over boolean,
  previous_at timestamptz
);

-- What happened, a commit a line: each bears the hash of the line before it, and is told whole, so that nobody has to
-- believe the columns. It is the order in which everything happened.
CREATE TABLE commits (
  seq bigint PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  line text NOT NULL
);

-- The audit entries of the commits, for looking things up.
CREATE TABLE audit_entries (
  position bigint PRIMARY KEY,
  seq bigint NOT NULL,
  created_at timestamptz NOT NULL,
  activity_type text NOT NULL,
  description text NOT NULL,
  user_id text,
  ip_address text,
  user_agent text,
  resource_type text,
  resource_id text,
  pages text,
  sought text NOT NULL
);
CREATE INDEX ON audit_entries (resource_id, position) WHERE resource_type = 'document';
CREATE INDEX ON audit_entries (created_at);
CREATE INDEX ON audit_entries (user_id, position);
CREATE INDEX ON audit_entries (seq);

-- The end of the log, one row. Whoever writes holds it from the first look to the commit.
CREATE TABLE log_end (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  seq bigint NOT NULL,
  hash text NOT NULL,
  audit_entries bigint NOT NULL,
  -- Why nobody may work with these tables now; null for no reason.
  closed text
);
INSERT INTO log_end (seq, hash, audit_entries) VALUES (0, repeat('0', 64), 0);

CREATE FUNCTION only_grows() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  RAISE EXCEPTION '% only grows: nothing in it is changed or removed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$body$;
CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON commits FOR EACH STATEMENT EXECUTE FUNCTION only_grows();
CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION only_grows();
REVOKE UPDATE, DELETE, TRUNCATE ON commits, audit_entries FROM CURRENT_USER;
`;
