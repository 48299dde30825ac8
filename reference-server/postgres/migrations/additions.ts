// The steps after the first two, in their order: what a later version added.
import { tables } from './tables.ts';

export const additions = {
  // Whether a user added their first second factor in a session.
  '0003-first-factors': 'ALTER TABLE sessions ADD COLUMN added_first_factor boolean;',
  // The document of each version as its uploader left it.
  '0004-left-documents': 'ALTER TABLE versions ADD COLUMN as_left jsonb;',
  '0005-wrong-factors': 'ALTER TABLE users ADD COLUMN wrong_factors jsonb;',
  // Download rights of folder permissions, and the end, networks and suspension of groups.
  '0006-parties': `
ALTER TABLE folder_permissions ADD COLUMN can_download boolean;
ALTER TABLE groups ADD COLUMN expires_at timestamptz, ADD COLUMN networks jsonb, ADD COLUMN suspended_at timestamptz;
`,
  '0007-terms': `
${tables({
  terms: {
    text: 'terms_id title text sha256 published_by_id',
    integer: 'version',
    'text[]': 'group_ids',
    timestamptz: 'published_at ended_at',
  },
  terms_acceptances: { text: 'version_id user_id ip_address', timestamptz: 'accepted_at' },
})}
`,
  '0008-favourites': `
${tables({ favourites: { text: 'user_id document_id' } })}
CREATE INDEX ON favourites (user_id);
CREATE INDEX ON favourites (document_id);
`,
  '0009-deleted-items': `
${tables({
  deleted_items: { jsonb: 'document folder', timestamptz: 'deleted_at until', text: 'deleted_by_id within' },
})}
CREATE INDEX ON deleted_items (within);
ALTER TABLE folders ADD COLUMN legal_hold boolean;
`,
  '0010-mails': `
${tables({
  mails: {
    text: 'user_id kind about sealed state error',
    timestamptz: 'created_at due_at ended_at',
    integer: 'attempts',
  },
  mail_settings: { text: 'digest', boolean: 'tasks alerts' },
  access_requests: { text: 'user_id item_id note state answered_by_id', timestamptz: 'created_at answered_at' },
})}
`,
  // Until when a session waits for an answer to terms.
  '0011-reading-terms': 'ALTER TABLE sessions ADD COLUMN reads_terms_until timestamptz;',
  // The digest of members of a group who have chosen none.
  '0012-group-digest': 'ALTER TABLE groups ADD COLUMN digest text;',
  // How long the pages of an entry were in view.
  '0013-reading-time': 'ALTER TABLE audit_entries ADD COLUMN seconds integer;',
  '0014-asked-from': 'ALTER TABLE access_requests ADD COLUMN address text;',
  // When a user turned the digest on.
  '0015-digest-since': 'ALTER TABLE mail_settings ADD COLUMN digest_since timestamptz;',
  // The age at which a session ended, in the row of what was in force.
  '0016-session-days': 'ALTER TABLE policies ADD COLUMN session_max_days integer;',
  // The browsers that a user has signed in with.
  '0017-devices': 'ALTER TABLE visits ADD COLUMN devices text[];',
  // The nearest folder above the purged place of a deleted item.
  '0018-above-purged': 'ALTER TABLE deleted_items ADD COLUMN above text;',
};
