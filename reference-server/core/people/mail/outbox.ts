// The outbox for administrators: each mail with the text that it would have if it was sent now. Texts are not kept.
import { type Handler, ok } from '../../call/operation.ts';
import { loadsOfAll } from '../../access/reader.ts';
import type { MailRecord } from '../../records/mail.ts';
import { compose } from './compose.ts';
import { asText, subjectOf } from './message.ts';

const MOST = 200;
/** So many that were refused are listed even behind more recent mails. */
const MOST_REFUSED = 100;

/** The newest, with those that were refused among them. The links of invitations are left out. */
export const listOutbox: Handler<'listOutbox', 'admin'> = async ({ ports }) => {
  const { rows, loads } = await ports.store.read(async (tx) => {
    const all = [...(await tx.mails.list())].sort(byAge);
    const refused = all.filter(isRefused).slice(0, MOST_REFUSED);
    const others = all.filter((row) => !isRefused(row)).slice(0, MOST - refused.length);
    const rows = [...refused, ...others].sort(byAge);
    return { rows, loads: rows.some(({ kind }) => kind === 'digest') ? await loadsOfAll(tx) : undefined };
  });
  const mails = [];
  for (const row of rows) {
    const { id, kind, state, createdAt, endedAt, attempts, error, userId } = row;
    // Each in a read of its own, which a change elsewhere repeats alone.
    const [user, message] = await ports.store.read(async (tx) => [
      await tx.users.get(userId),
      state === 'dropped' ? null : await compose(tx, ports, row, '(the link, in the mail alone)', loads),
    ]);
    mails.push({
      ...{ id, kind, to: user?.email ?? '', state, createdAt, endedAt, attempts, error },
      subject: message && subjectOf(ports, message),
      text: message && asText(ports, message, '(a link of their own)'),
    });
    await ports.giveWay?.();
  }
  return { ...ok(mails), confirm: () => Promise.resolve() };
};

const isRefused = ({ error, state }: MailRecord) => error !== null && state !== 'dropped';

const byAge = (one: MailRecord, other: MailRecord) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);
