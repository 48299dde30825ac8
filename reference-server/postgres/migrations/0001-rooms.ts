// The tables of a data room.
import { tables } from './tables.ts';

const collections = tables({
  users: {
    text: 'email first_name last_name role profile_image_url identity_issuer identity_subject',
    timestamptz: 'created_at last_login_at deactivated_at expires_at',
  },
  documents: {
    text: 'name description folder_id mime_type access_level uploaded_by_id',
    bigint: 'size',
    integer: 'version',
    boolean: 'download_restricted printing_restricted',
    timestamptz: 'created_at updated_at',
  },
  versions: {
    text: 'document_id object_key mime_type sniffed_type sha256 uploaded_by_id comment',
    integer: 'version restored_from',
    bigint: 'size',
    timestamptz: 'created_at',
  },
  folders: { text: 'name description parent_id access_level', timestamptz: 'created_at', boolean: 'approval_required' },
  grants: {
    text: 'document_id user_id group_id',
    boolean: 'can_read can_download',
    timestamptz: 'created_at expires_at',
  },
  folder_permissions: { text: 'folder_id user_id group_id', boolean: 'can_read can_write', timestamptz: 'expires_at' },
  tickets: {
    text: 'user_id state sha256 sniffed_type session_id',
    timestamptz: 'created_at expires_at',
    bigint: 'max_size size',
  },
  invitations: { text: 'user_id', timestamptz: 'created_at expires_at used_at' },
  sessions: {
    text: 'user_id ip_address user_agent id_token provider_session_id second_factor_method',
    timestamptz: 'created_at last_used_at second_factor_at',
  },
  policies: {
    integer: 'revision step_up_minutes idle_minutes approver_count',
    text: 'second_factor updated_by_id',
    jsonb: 'networks',
    timestamptz: 'updated_at',
  },
  second_factors: { text: 'user_id name', timestamptz: 'created_at last_used_at', jsonb: 'proof' },
  recovery_codes: { 'text[]': 'hashes', timestamptz: 'created_at' },
  half_sign_ins: {
    text: 'user_id return_to',
    jsonb: 'identity',
    boolean: 'may_enrol',
    timestamptz: 'created_at expires_at',
  },
  groups: { text: 'name', timestamptz: 'created_at' },
  memberships: { text: 'group_id user_id' },
  approvals: {
    text: 'document_id sha256 name description note requested_by_id state',
    integer: 'version needed',
    timestamptz: 'requested_at ended_at',
    'text[]': 'approver_ids',
    jsonb: 'decisions',
  },
  visits: { timestamptz: 'last_used_at previous_at', boolean: 'is_over' },
});

export const rooms = `${collections}
CREATE INDEX ON users (lower(email));
CREATE INDEX ON users (identity_issuer, identity_subject);
CREATE INDEX ON documents (folder_id, name);
CREATE INDEX ON versions (document_id, version);
CREATE INDEX ON versions (object_key);
CREATE INDEX ON folders (parent_id);
CREATE INDEX ON grants (document_id);
CREATE INDEX ON grants (user_id);
CREATE INDEX ON grants (group_id);
CREATE INDEX ON folder_permissions (user_id);
CREATE INDEX ON folder_permissions (group_id);
CREATE INDEX ON folder_permissions (folder_id);
CREATE INDEX ON tickets (user_id);
CREATE INDEX ON invitations (user_id);
CREATE INDEX ON sessions (user_id);
CREATE INDEX ON second_factors (user_id);
CREATE INDEX ON second_factors ((proof ->> 'credentialId'));
CREATE INDEX ON half_sign_ins (user_id);
CREATE INDEX ON groups (lower(name));
CREATE INDEX ON memberships (group_id);
CREATE INDEX ON memberships (user_id);
CREATE INDEX ON approvals (document_id);
CREATE INDEX ON approvals (state);

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
