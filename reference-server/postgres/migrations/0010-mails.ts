// Mails, mail settings, and access requests.
export const mails = `
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
`;
