// Rows of mails, mail settings and access requests.
import type { components } from '#contract/api.d.ts';

type Schemas = components['schemas'];
export type MailKind = Schemas['OutboxMail']['kind'];

/** A mail to one user. Its text is composed when it is sent, from what the recipient may see then. */
export interface MailRecord {
  /** Made from its cause, so that each cause has one mail; also the first part of its Message-ID. */
  id: string;
  userId: string;
  kind: MailKind;
  /** The subject by kind: the id of a row, a time, or a word. */
  about: string;
  /** The sealed link of an invitation; null once the mail has ended. */
  sealed: string | null;
  createdAt: string;
  /** The time of the next try. */
  dueAt: string;
  attempts: number;
  state: Schemas['OutboxMail']['state'];
  endedAt: string | null;
  error: string | null;
}

/** A user's choice; everything, with the digest of their groups, without a row. */
export interface MailSettingsRecord {
  /** The user's id. */
  id: string;
  digest: Schemas['MailSettings']['digest'];
  tasks: boolean;
  alerts: boolean;
  /** When the digest was turned on; absent if it never was off. */
  digestSince?: string;
}

/** A request for access. The requester is not informed whether the item exists. */
export interface AccessRequestRecord {
  id: string;
  userId: string;
  /** The id from the link, which may be unknown. */
  itemId: string;
  note: string | null;
  /** From where it was asked, which decides whether a group's networks count. Empty if that is unknown. */
  address?: string;
  createdAt: string;
  state: 'waiting' | 'granted' | 'declined';
  answeredById: string | null;
  answeredAt: string | null;
}
