// Sends queued mails, oldest first. A try is stored before it is made, so that no mail leaves while nothing can be stored,
// and none is sent by two servers. A mail is marked as sent after the mail server has accepted it: after a crash in
// between it is sent again, under the same Message-ID. Refused mails are retried for a day at growing intervals.
import { isLeftOut } from '../../access/parties.ts';
import { openTerms } from '../../identity/terms/open-terms.ts';
import { aboutInvitation } from '../../identity/sign-in/invitations.ts';
import { MailServerAway } from '../../call/errors.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import type { MailRecord } from '../../records/mail.ts';
import { isHere } from '../../records/presence.ts';
import { keepHouse } from '../../store/housekeeping.ts';
import { queueMails } from '../../store/outbox.ts';
import { compose } from './compose.ts';
import { asText, inOneLine, type MailPorts, type Message, subjectOf } from './message.ts';
import { stopLink } from './stop-link.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT = 120;
/** A digest that is held is looked at again after this time. */
const HELD_MS = 60 * MINUTE_MS;
/** After 1, 2, 4, … minutes and then every two hours, which adds up to a day. */
export const MOST_TRIES = 19;
const AT_ONCE = 100;

export interface SendingParts {
  ports: MailPorts & Pick<Ports, 'store' | 'reportFault'>;
  mailer: Mailer;
  draw: (message: Message, stopLink: string) => string;
  isStopped: () => boolean;
}

/** Sends a limited number of due mails. Must run on one server at a time. */
export async function sendDue(parts: SendingParts): Promise<void> {
  const { ports, isStopped } = parts;
  const now = ports.clock.now();
  const { due, held } = await ports.store.read(async (tx) => {
    const rows = (await tx.mails.by('state', 'waiting')).filter((row) => isDue(row, now));
    const areHeld = await Promise.all(rows.map((row) => isHeld(tx, row, now)));
    return { due: rows.filter((_, at) => !areHeld[at]), held: rows.filter((_, at) => areHeld[at]) };
  });
  const digests = held.filter(({ kind }) => kind === 'digest');
  const dueAt = new Date(now.getTime() + HELD_MS).toISOString();
  if (digests.length > 0)
    await keepHouse(ports, 'a mail is due or sent', async (tx) => {
      for (const row of digests) await tx.mails.put({ ...row, dueAt });
    });
  for (const row of due.sort((one, other) => one.createdAt.localeCompare(other.createdAt)).slice(0, AT_ONCE)) {
    if (isStopped()) return;
    if (!(await sendOne(parts, row))) return;
  }
}

/** While suspended groups lock its user out, and a digest also while terms do. */
async function isHeld(tx: Tables, { kind, userId }: MailRecord, now: Date): Promise<boolean> {
  const user = kind === 'invitation' || kind === 'digest' ? await tx.users.get(userId) : undefined;
  if (!user) return false;
  return (await isLeftOut(tx, user, now)) || (kind === 'digest' && (await openTerms(tx, userId)).length > 0);
}

/** A time further ahead than any retry means that the clock was set back, so the mail is due. */
function isDue({ dueAt }: MailRecord, now: Date): boolean {
  const leftMs = Date.parse(dueAt) - now.getTime();
  return leftMs <= 0 || leftMs > LONGEST_WAIT * MINUTE_MS;
}

/** @returns whether sending can go on with other mails */
async function sendOne({ ports, mailer, draw }: SendingParts, { id }: MailRecord): Promise<boolean> {
  const row = await beginTry(ports, id);
  if (!row) return true;
  const link = row.sealed === null ? '' : await ports.factors.vault.open(row.sealed, aboutInvitation(row.about));
  const { to, message } = await ports.store.read(async (tx) => ({
    to: (await tx.users.get(row.userId))?.email ?? '',
    // An invitation whose link cannot be opened any more is not sent.
    message: link === null ? null : await compose(tx, ports, row, link),
  }));
  if (message === null) return end(ports, row, { state: 'dropped' });
  try {
    const stop = await stopLink(ports, row.userId, message.topic);
    await mailer.send({
      ...{ id: row.id, to, subject: subjectOf(ports, message), stopLink: stop, createdAt: new Date(row.createdAt) },
      text: asText(ports, message, stop),
      html: draw(message, stop),
    });
  } catch (error) {
    await refuse(ports, row, inOneLine(error instanceof Error ? error.message : String(error)).slice(0, 500));
    return !(error instanceof MailServerAway);
  }
  return end(ports, row, { state: 'sent', error: null });
}

type Sending = SendingParts['ports'];

async function end(ports: Sending, { id }: MailRecord, outcome: Pick<MailRecord, 'state'> & Partial<MailRecord>) {
  const endedAt = ports.clock.now().toISOString();
  await keepHouse(ports, 'a mail is due or sent', async (tx) => {
    const row = await tx.mails.get(id);
    if (row) await tx.mails.put({ ...row, sealed: null, endedAt, ...outcome });
  });
  return true;
}

/** @returns the mail as it was; null if it is not due any more, for example because another server sends it */
function beginTry(ports: Sending, id: string): Promise<MailRecord | null> {
  const now = ports.clock.now();
  return keepHouse(ports, 'a mail is due or sent', async (tx) => {
    const row = await tx.mails.get(id);
    if (row?.state !== 'waiting' || !isDue(row, now)) return null;
    const waitMs = Math.min(2 ** row.attempts, LONGEST_WAIT) * MINUTE_MS;
    await tx.mails.put({ ...row, attempts: row.attempts + 1, dueAt: new Date(now.getTime() + waitMs).toISOString() });
    return row;
  });
}

async function refuse(ports: Sending, { id, kind }: MailRecord, error: string): Promise<void> {
  const now = ports.clock.now();
  await keepHouse(ports, 'a mail is due or sent', async (tx) => {
    const row = await tx.mails.get(id);
    if (!row) return;
    if (row.attempts < MOST_TRIES) return tx.mails.put({ ...row, error });
    await tx.mails.put({ ...row, error, sealed: null, state: 'failed', endedAt: now.toISOString() });
    if (kind === 'undelivered') return;
    const admins = (await tx.users.list()).filter((user) => isHere(user, now) && user.role === 'admin');
    const day = now.toISOString().slice(0, 10);
    const ids = admins.map((user) => user.id);
    await queueMails(tx, `undelivered-${day}`, ids, { kind: 'undelivered', about: day }, now);
  });
}
