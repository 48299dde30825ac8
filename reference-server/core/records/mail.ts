// Rows of mails and of what people ask for by them.
import type { components } from '#contract/api.d.ts';

type Schemas = components['schemas'];
export type MailKind = Schemas['OutboxMail']['kind'];

/** A mail to one person. What it says is put together when it is sent, as its reader may see it then. */
export interface MailRecord {
  /** Made from its cause, so that no cause has two; also the first part of its Message-ID. */
  id: string;
  userId: string;
  kind: MailKind;
  /** What it tells of: the id of a row, a moment, or a word, by its kind. */
  about: string;
  /** The link of an invitation, sealed; null once the mail has ended. */
  sealed: string | null;
  createdAt: string;
  /** The next try. */
  dueAt: string;
  attempts: number;
  state: Schemas['OutboxMail']['state'];
  endedAt: string | null;
  error: string | null;
}

/** What a person chose; without a row, everything and a digest a day. */
export interface MailSettingsRecord {
  /** The person's. */
  id: string;
  digest: Schemas['MailSettings']['digest'];
  tasks: boolean;
  alerts: boolean;
}

/** Somebody's request to be let see something, of which nobody has told them whether it is there. */
export interface AccessRequestRecord {
  id: string;
  userId: string;
  /** As it stood in their link: perhaps nothing's. */
  itemId: string;
  note: string | null;
  createdAt: string;
  state: 'waiting' | 'granted' | 'declined';
  answeredById: string | null;
  answeredAt: string | null;
}
