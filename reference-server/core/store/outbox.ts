// The outbox: a mail is a row, stored in the commit of its cause.
import type { MailRecord } from '../records/mail.ts';
import type { ChangeTx } from './change.ts';

type NewMail = Pick<MailRecord, 'id' | 'userId' | 'kind' | 'about'> & Partial<Pick<MailRecord, 'sealed'>>;

/** Does nothing if the cause has its mail already. */
export async function queueMail(tx: Pick<ChangeTx, 'mails'>, mail: NewMail, now: Date): Promise<void> {
  if (await tx.mails.get(mail.id)) return;
  const time = now.toISOString();
  const times = { createdAt: time, dueAt: time, endedAt: null };
  await tx.mails.put({ sealed: null, ...mail, ...times, attempts: 0, state: 'waiting', error: null });
}

/** To all of these users. @param cause in characters allowed in an id */
export async function queueMails(
  tx: Pick<ChangeTx, 'mails'>,
  cause: string,
  userIds: readonly string[],
  mail: Pick<MailRecord, 'kind' | 'about'>,
  now: Date,
): Promise<void> {
  for (const userId of userIds) await queueMail(tx, { ...mail, id: `${cause}-${userId}`, userId }, now);
}
