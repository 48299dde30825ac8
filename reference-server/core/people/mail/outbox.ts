// The outbox for administrators: each mail with its text, as sent or as it would be sent now.
import { type Handler, ok } from '../../call/operation.ts';
import type { MailRecord } from '../../records/mail.ts';
import { compose } from './compose.ts';
import { asText, subjectOf } from './message.ts';

const MOST = 200;

/** The newest mails. The links of invitations are left out. */
export const listOutbox: Handler<'listOutbox', 'admin'> = ({ ports }) =>
  ports.store.read(async (tx) => {
    const rows = [...(await tx.mails.list())].sort(byAge).slice(0, MOST);
    const mails = rows.map(async (row) => {
      const { id, kind, state, createdAt, endedAt, attempts, error } = row;
      const user = await tx.users.get(row.userId);
      const message = state === 'dropped' ? null : await compose(tx, ports, row, '(the link, in the mail alone)');
      return {
        ...{ id, kind, to: user?.email ?? '', state, createdAt, endedAt, attempts, error },
        subject: message && subjectOf(ports, message),
        text: message && asText(ports, message, '(a link of their own)'),
      };
    });
    return ok(await Promise.all(mails));
  });

const byAge = (one: MailRecord, other: MailRecord) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);
