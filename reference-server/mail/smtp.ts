// Sends mails over SMTP. With a password the connection must be encrypted, except on this machine.
import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { MailServerAway } from '#core/call/errors.ts';
import type { Mailer } from '#core/ports/mailer.ts';
import { isLoopback } from '../settings/addresses.ts';
import type { MailSettings } from '../settings/mail-settings.ts';
import { LOGO } from './mail-page.ts';

export interface Smtp extends Mailer {
  /** Why the server would not accept mails; null if it would. */
  trouble(): Promise<string | null>;
  close(): void;
}

/** Error codes that concern the server and not the single mail. */
const away: ReadonlySet<string> = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EPROXY']);
/** Those that do so even as an answer: a refused password, and a greeting that accepts nobody. */
const refusal: ReadonlySet<string> = new Set(['EAUTH', 'EPROTOCOL']);

/** A server that answers slowly, letter by letter, would hold up all other mails. */
const LONGEST_MS = 120_000;

/** @param room the sender's name, and a PNG for pages that show it @param longest milliseconds for a mail */
export function openSmtp(
  { url, from }: MailSettings,
  room: { name: string; logo: Buffer | null },
  origin: string,
  longest = LONGEST_MS,
): Smtp {
  const { hostname, username } = new URL(url);
  const transport = createTransport({
    url,
    ...(username !== '' && !isLoopback(hostname) && { requireTLS: true }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(origin).hostname;
  return {
    async send({ id, to, subject, text, html, stopLink, createdAt }) {
      const mail = {
        from: { name: room.name, address: from },
        to: { name: '', address: to },
        ...{ subject, text, html, messageId: `<${id}@${host}>`, date: createdAt },
        ...(room.logo &&
          html.includes(LOGO) && { attachments: [{ cid: 'logo', filename: 'logo.png', content: room.logo }] }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': { prepared: true, value: `<${stopLink}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
      const over = new AbortController();
      const late = setTimeout(longest, 'late', { signal: over.signal, ref: false });
      const outcome = await Promise.race([transport.sendMail(mail), late])
        .catch((error: unknown) => {
          throw isAway(error) ? new MailServerAway(reasonOf(error)) : error;
        })
        .finally(() => over.abort());
      if (outcome === 'late') throw new MailServerAway('It did not take the mail in time');
    },
    trouble: () =>
      transport.verify().then(
        () => null,
        (error: unknown) => reasonOf(error),
      ),
    close: () => transport.close(),
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function isAway(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  // A refused sender concerns every mail.
  if ('command' in error && error.command === 'MAIL FROM') return true;
  return refusal.has(code) || (away.has(code) && !('responseCode' in error));
}
