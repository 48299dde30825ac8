// A real mail server for tests, with TLS and a password; it keeps all mails as they came.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Taken {
  to: string;
  raw: string;
  messageId: string;
}

export interface Mailbox {
  url: string;
  mails: Taken[];
  close(): Promise<void>;
}

export interface MailboxOptions {
  /** From the first byte, or by STARTTLS. */
  isSecure?: boolean;
  /** The refusal of a connection, instead of a greeting. */
  refuseAll?: { code: number; text: string };
  /** Never answers for a recipient. */
  answersSlowly?: boolean;
  /** The refusal of every sender. */
  refuseSender?: { code: number; text: string };
  /** The refusal of a recipient; without it, mails are accepted. */
  refuse?: (to: string) => { code: number; text: string } | null;
  /** Called for each mail. */
  onMail?: (mail: Taken) => void;
}

/** Its certificate is self-signed, which its address allows. */
export function openMailbox({
  isSecure = true,
  refuseAll,
  refuseSender,
  refuse,
  answersSlowly = false,
  onMail,
}: MailboxOptions = {}): Promise<Mailbox> {
  const mails: Taken[] = [];
  const server = new SMTPServer({
    secure: isSecure,
    onAuth({ username, password }, _session, done) {
      if (username === 'rooms' && password === 'p@ss') done(null, { user: username });
      else done(new Error('Wrong password'));
    },
    onConnect(_session, done) {
      done(refuseAll && Object.assign(new Error(refuseAll.text), { responseCode: refuseAll.code }));
    },
    onMailFrom(_address, _session, done) {
      done(refuseSender && Object.assign(new Error(refuseSender.text), { responseCode: refuseSender.code }));
    },
    onRcptTo({ address }, _session, done) {
      if (answersSlowly) return;
      const refused = refuse?.(address) ?? null;
      done(refused && Object.assign(new Error(refused.text), { responseCode: refused.code }));
    },
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (text: string) => (raw += text));
      stream.on('end', () => {
        const messageId = /^Message-ID: <(.+)>\r?$/im.exec(raw)?.[1] ?? '';
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address).join(), raw, messageId };
        mails.push(mail);
        onMail?.(mail);
        done();
      });
    },
  });
  // A sender that is killed while it connects is no fault of the test.
  server.on('error', () => undefined);
  return new Promise((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const { port } = listening.address() as AddressInfo;
      resolve({
        url: `${isSecure ? 'smtps' : 'smtp'}://rooms:p%40ss@127.0.0.1:${port}?tls.rejectUnauthorized=false`,
        mails,
        close: () => new Promise((closed) => server.close(closed)),
      });
    });
  });
}
