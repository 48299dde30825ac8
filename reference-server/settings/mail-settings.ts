// The mail server, the sender, and whether mails may name documents.
import * as z from 'zod';
import { oneOf, text } from './kinds.ts';
import { SettingsError } from './settings-error.ts';

export interface MailSettings {
  /** May contain a password. */
  url: string;
  from: string;
}

export interface MailChoice {
  /** Null keeps mails in the outbox. */
  mail: MailSettings | null;
  mailNames: boolean;
}

const isSmtp = (value: string) =>
  URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
/** Never repeated in a message. */
const smtpUrl = z
  .string()
  .max(4096)
  .refine(isSmtp, 'must be an address such as smtps://user:password@mail.example:465');

export const mailVariables = {
  SMTP_URL: text(smtpUrl.optional()),
  MAIL_FROM: text(z.email('must be an e-mail address').max(254).optional()),
  MAIL_NAMES: oneOf('yes', 'no'),
};

type Found = z.output<z.ZodObject<typeof mailVariables>>;

/** @throws SettingsError for a server without a sender, or the reverse */
export function mailSettings({ SMTP_URL, MAIL_FROM, MAIL_NAMES }: Found): MailChoice {
  const mailNames = MAIL_NAMES === 'yes';
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return { mail: { url: SMTP_URL, from: MAIL_FROM }, mailNames };
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return { mail: null, mailNames };
  const [has, lacks] = SMTP_URL === undefined ? ['MAIL_FROM', 'SMTP_URL'] : ['SMTP_URL', 'MAIL_FROM'];
  throw new SettingsError(`${has} is set, and mails need ${lacks} as well: set both, or leave both out`);
}
