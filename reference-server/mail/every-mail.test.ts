// Mails of every kind, where names, titles, comments and the room's name are naughty strings.
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADA, approvalCalls, MARCUS, OLGA } from '#core/approvals/testing/approval-calls.ts';
import { queueDue } from '#core/people/mail/due.ts';
import { signIn } from '#core/identity/sign-in/sign-in.ts';
import { inOneLine, roomName, type Topic } from '#core/people/mail/message.ts';
import { sendDue } from '#core/people/mail/rounds.ts';
import type { Mailer, OutgoingMail } from '#core/ports/mailer.ts';
import type { MailKind, MailRecord } from '#core/records/mail.ts';
import { queueMail } from '#core/store/outbox.ts';
import { openTestRoom, type TestRoom } from '#core/testing/room.ts';
import { upload } from '#core/testing/upload.ts';
import { naughtyStrings } from '../testing/naughty-strings.ts';
import { mailPage } from './mail-page.ts';
import { openSmtp } from './smtp.ts';
import { type Mailbox, openMailbox } from './testing/mailbox.ts';

const VIEWER = 'user-viewer';
const BYTES = 'What only the document says';

/** Each kind, with the topic that its link stops. */
const topics: Readonly<Record<MailKind, Topic>> = {
  invitation: 'all',
  approval: 'tasks',
  decided: 'tasks',
  request: 'tasks',
  granted: 'tasks',
  declined: 'tasks',
  ending: 'tasks',
  alert: 'alerts',
  digest: 'digest',
  undelivered: 'tasks',
};

let room: TestRoom;
let queued: readonly MailRecord[];
let invitation: string;

beforeEach(async () => {
  room = await openTestRoom();
  room.ports.mailNames = true;
  const { store, clock } = room.ports;
  await store.transact(async (tx) => {
    for (const user of await tx.users.list()) await tx.users.put({ ...user, lastLoginAt: user.createdAt });
  });
  const calls = await approvalCalls(room);
  const folderId = await calls.folder();
  const add = (name: string, more: object) => upload(room, { name, bytes: BYTES, ...more });
  const { id: own } = await add('Own.pdf', { as: MARCUS, folderId });
  await calls.decide(await calls.requested(own, MARCUS), { as: OLGA, decision: 'reject', comment: 'Comment' });
  await calls.requested((await add('Other.pdf', { folderId })).id, ADA);
  const { id: hidden } = await add('Hidden.pdf', { accessLevel: 'restricted' });
  await add('Open.pdf', { accessLevel: 'public' });
  for (const itemId of ['document-none', 'document-gone', hidden])
    await room.call('requestAccess', { as: VIEWER, json: { itemId, note: 'Note' } });
  const requests = await store.read((tx) => tx.accessRequests.list());
  const declined = requests.find(({ itemId }) => itemId === 'document-gone')!;
  await room.call('declineAccess', { as: ADA, params: { id: declined.id } });
  const grant = { documentId: hidden, userId: VIEWER, canRead: true, canDownload: false };
  await room.call('grantDocumentPermission', { as: ADA, json: grant });
  const identity = { issuer: 'https://id.example', subject: 'ingrid', email: 'ingrid@buyer.example' };
  await signIn(
    room.ports,
    { ...identity, emailVerified: true, idToken: null },
    { client: { ipAddress: null, userAgent: 'Firefox/145.0 Windows' } },
  );
  expect((await store.read((tx) => tx.sessions.list())).length).toBeGreaterThan(0);
  const expiresAt = new Date(clock.now().getTime() + 5 * 86_400_000).toISOString();
  await room.call('updateUserExpiry', { as: ADA, params: { id: VIEWER }, json: { expiresAt } });
  const eve = { firstName: 'Eve', lastName: 'Late', email: 'eve@late.example', role: 'viewer' };
  const { json } = await room.call('createUser', { as: ADA, json: eve });
  invitation = (json as { invitation: { link: string } }).invitation.link;
  clock.advance({ days: 1, hours: 1 });
  await queueDue(room.ports, new Map());
  await store.transact(async (tx) => {
    for (const about of ['factor-added', 'factor-reset', 'new-device', 'failed-sign-ins'])
      await queueMail(tx, { id: `alert-${about}`, userId: VIEWER, kind: 'alert', about }, clock.now());
    const lost = { userId: ADA, kind: 'undelivered', about: '2026-01-15' } as const;
    for (const id of ['lost', 'undelivered']) await queueMail(tx, { ...lost, id }, clock.now());
  });
  queued = await store.read((tx) => tx.mails.list());
});

let box: Mailbox | undefined;
afterEach(() => box?.close());

/** Calls everything by this name, and sends all mails. */
async function sendAll(
  name: string,
  send: Mailer['send'] = () => Promise.resolve(),
): Promise<Map<string, OutgoingMail>> {
  const sent = new Map<string, OutgoingMail>();
  await room.ports.store.transact(async (tx) => {
    for (const row of await tx.users.list()) await tx.users.put({ ...row, firstName: name, lastName: name });
    for (const row of await tx.folders.list()) await tx.folders.put({ ...row, name });
    for (const row of await tx.documents.list()) await tx.documents.put({ ...row, name, description: name });
    for (const row of await tx.accessRequests.list()) await tx.accessRequests.put({ ...row, note: name });
    for (const row of await tx.approvals.list()) {
      const decisions = row.decisions.map((one) => ({ ...one, comment: name }));
      await tx.approvals.put({ ...row, name, note: name, decisions });
    }
    for (const row of queued)
      await tx.mails.put(row.id === 'lost' ? { ...row, state: 'failed', error: name, endedAt: row.createdAt } : row);
  });
  room.ports.room = { name, figures: 'measured' };
  await sendDue({
    ports: room.ports,
    mailer: { send: (mail) => send(mail).then(() => void sent.set(mail.id, mail)) },
    draw: (message, stop) => mailPage({ name: roomName(room.ports), hasLogo: true }, message, stop),
    isStopped: () => false,
  });
  return sent;
}

const kindOf = (id: string): MailKind => queued.find((row) => row.id === id)!.kind;
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replaceAll(/(href)="[^"]*"/g, '$1'));
const joined = (some: readonly string[]) => ['Name', ...some].join('\r\nBcc: all@evil.example\r\n');

it('are whole, name the room, why they came and how to stop them, and hold no document and no secret', async () => {
  const plain = await sendAll('Name');
  expect(new Set([...plain.keys()].map(kindOf))).toEqual(new Set(Object.keys(topics)));
  const secrets = (await room.ports.store.read((tx) => tx.versions.list())).flatMap(({ sha256, objectKey }) => [
    sha256 ?? '',
    objectKey ?? '',
  ]);
  for (let at = 0; at < naughtyStrings.length; at += 50) {
    const name = joined(naughtyStrings.slice(at, at + 50));
    const mails = await sendAll(name);
    expect([...mails.keys()]).toEqual([...plain.keys()]);
    for (const [id, { subject, text, html, stopLink }] of mails) {
      const kind = kindOf(id);
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(subject.startsWith(inOneLine(name).slice(0, 190))).toBe(true);
      expect(tagsOf(html)).toEqual(tagsOf(plain.get(id)!.html));
      expect(text.split('\n')).toHaveLength(plain.get(id)!.text.split('\n').length);
      const page = parseDocument(html);
      const links = DomUtils.getElementsByTagName('a', page).map(({ attribs }) => attribs['href']);
      expect(links.at(-1)).toBe(stopLink);
      for (const link of links) expect(link).toMatch(/^https:\/\/rooms\.example(?:\/|$)/);
      expect(new URL(stopLink).searchParams.get('topic')).toBe(topics[kind]);
      for (const words of [text, DomUtils.textContent(page)]) {
        expect(inOneLine(words)).toContain(inOneLine(name));
        expect(words).toMatch(/You get this /);
        expect(words).toContain('Stop these mails');
        expect(words).not.toContain(BYTES);
      }
      expect(text).toContain(`Stop these mails: ${stopLink}`);
      const content = [subject, text, html.replaceAll('&amp;', '&')]
        .join('\n')
        .replaceAll(invitation, kind === 'invitation' ? '' : invitation);
      expect(content).not.toMatch(/token-0|a secret of tests|invitation=/);
      for (const secret of secrets) expect(content).not.toContain(secret);
    }
  }
});

it('have the headers of a mail alone, each once, over SMTP', async () => {
  box = await openMailbox();
  const name = joined(naughtyStrings.filter((one) => one.length < 40 && /[\p{Cc}:<>,"]/u.test(one)));
  const smtp = openSmtp({ url: box.url, from: 'room@rooms.example' }, { name, logo: null }, 'https://rooms.example');
  const mails = await sendAll(name, (mail) => smtp.send(mail));
  smtp.close();
  expect(box.mails).toHaveLength(mails.size);
  for (const { raw, messageId } of box.mails) {
    const headers = raw
      .slice(0, raw.indexOf('\r\n\r\n'))
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n');
    expect(headers.map((line) => line.slice(0, line.indexOf(':'))).sort()).toEqual([
      ...['Auto-Submitted', 'Content-Type', 'Date', 'From', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
      ...['MIME-Version', 'Message-ID', 'Subject', 'To'],
    ]);
    const { stopLink } = mails.get(messageId.split('@')[0]!)!;
    expect(headers).toContain(`List-Unsubscribe: <${stopLink}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).not.toMatch(/^Content-Disposition: attachment/im);
  }
});
