import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailServerAway } from '#core/call/errors.ts';
import type { OutgoingMail } from '#core/ports/mailer.ts';
import { readSettings, SettingsError } from '../settings/env.ts';
import { startTestServer } from '../testing/server.ts';
import { LOGO, mailPage } from './mail-page.ts';
import { openSmtp } from './smtp.ts';
import { type Mailbox, openMailbox } from './testing/mailbox.ts';
import { stopLink } from '#core/people/mail/stop-link.ts';

let boxes: Mailbox[];
beforeEach(() => (boxes = []));
afterEach(() => Promise.all(boxes.map((box) => box.close())));

async function box(options: Parameters<typeof openMailbox>[0]) {
  const opened = await openMailbox(options);
  boxes.push(opened);
  return opened;
}

const origin = 'https://rooms.example';
const mail: OutgoingMail = {
  ...{
    id: 'invitation-1',
    to: 'eve@late.example',
    subject: 'Aurora: You are invited',
    text: 'Come in',
    html: '<p>Come',
  },
  ...{ stopLink: `${origin}/auth/mail?to=user-1`, createdAt: new Date('2026-01-15T10:00:00Z') },
};
const smtpTo = (url: string, name = 'Aurora', logo: Buffer | null = null) =>
  openSmtp({ url, from: 'room@rooms.example' }, { name, logo }, origin);

describe('mails over SMTP', () => {
  it.each([true, false])('leave encrypted and with a password (TLS from the first byte: %s)', async (isSecure) => {
    const to = await box({ isSecure });
    const smtp = smtpTo(to.url);
    expect(await smtp.trouble()).toBeNull();
    await smtp.send(mail);
    smtp.close();
    const [{ raw, ...taken } = { raw: '' }] = to.mails;
    expect(taken).toEqual({ to: 'eve@late.example', messageId: 'invitation-1@rooms.example' });
    expect(raw).toMatch(/^From: Aurora <room@rooms\.example>\r$/m);
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/rooms\.example\/auth\/mail\?to=user-1>\r$/m);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(raw).toContain('Come in');
  });

  it('have no header and no recipient that a name or an address brings along', async () => {
    const to = await box({});
    const smtp = smtpTo(to.url, 'Aurora\r\nBcc: all@evil.example');
    await smtp.send({ ...mail, subject: 'News\r\nX-Evil: yes', to: 'eve@late.example' });
    await expect(smtp.send({ ...mail, to: '"a@evil.example, b"@late.example' })).rejects.toThrow('501');
    smtp.close();
    for (const { raw } of to.mails) expect(raw).not.toMatch(/^(?:X-Evil|Bcc)/im);
    expect(to.mails.map((taken) => taken.to)).toEqual(['eve@late.example']);
  });

  it('bring the logo along where their page shows it', async () => {
    const to = await box({});
    const smtp = smtpTo(to.url, 'Aurora', Buffer.from('picture'));
    await smtp.send(mail);
    await smtp.send({ ...mail, id: 'invitation-2', html: `<img src="${LOGO}">` });
    smtp.close();
    expect(to.mails.map(({ raw }) => /^Content-Id: <logo>/im.test(raw))).toEqual([false, true]);
  });

  it('are given up where a server never finishes an answer', async () => {
    const to = await box({ answersSlowly: true });
    const smtp = openSmtp({ url: to.url, from: 'room@rooms.example' }, { name: 'Aurora', logo: null }, origin, 100);
    await expect(smtp.send(mail)).rejects.toThrow(new MailServerAway('It did not take the mail in time'));
  });

  it('distinguish a refused address from a server that accepts nothing', async () => {
    const to = await box({ refuse: () => ({ code: 550, text: 'no such user' }) });
    const refused = await smtpTo(to.url)
      .send(mail)
      .catch((error: unknown) => error);
    expect(refused).not.toBeInstanceOf(MailServerAway);
    expect(String(refused)).toContain('no such user');
    const wrong = to.url.replace('p%40ss', 'guess');
    await expect(smtpTo(wrong).send(mail)).rejects.toThrow(MailServerAway);
    expect(await smtpTo(wrong).trouble()).toContain('535');
    const busy = await box({ refuseAll: { code: 421, text: 'too many connections' } });
    await expect(smtpTo(busy.url).send(mail)).rejects.toThrow(MailServerAway);
    const strict = await box({ refuseSender: { code: 553, text: 'sender not owned' } });
    await expect(smtpTo(strict.url).send(mail)).rejects.toThrow(
      new MailServerAway('Mail command failed: 553 sender not owned'),
    );
    const greylists = await box({ refuse: () => ({ code: 450, text: 'greylisted' }) });
    await expect(smtpTo(greylists.url).send(mail)).rejects.not.toThrow(MailServerAway);
    await to.close();
    boxes = [];
    await expect(smtpTo(to.url).send(mail)).rejects.toThrow(MailServerAway);
  });
});

describe('the settings of mails', () => {
  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example:465'],
    [{ SMTP_URL: 'smtp://a', MAIL_FROM: 'a, b' }, 'MAIL_FROM must be an e-mail address'],
    [{ SMTP_URL: 'smtp://a' }, 'SMTP_URL is set, and mails need MAIL_FROM as well: set both, or leave both out'],
  ])('that are wrong stop the start: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(new SettingsError(message));
  });
});

it('the page of a mail shows markup in names as text', () => {
  const mail = {
    title: '<b>',
    lines: ['<script>'],
    items: ['"&'],
    action: null,
    why: 'Because.',
    topic: 'digest',
  } as const;
  const page = mailPage({ name: '<Room>', hasLogo: true }, mail, 'https://rooms.example/auth/mail?to=a&topic=b');
  expect(page).toContain(`<img\n                      src="${LOGO}"`);
  expect(page).not.toMatch(/<script|<b>|<Room>/);
  expect(page).toContain('topic=b" style');
});

it('the link in a mail confirms first, and by one POST from anywhere stops its mails', async () => {
  const to = await box({});
  const environment = { SMTP_URL: to.url.replace('p%40ss', 'guess'), MAIL_FROM: 'room@rooms.example' };
  const server = await startTestServer({ environment });
  try {
    expect(server.warnings.join()).toContain('SMTP_URL: the mail server cannot be used');
    const chosen = () => server.ports.store.read((tx) => tx.mailSettings.get('user-viewer'));
    const link = await stopLink(server.ports, 'user-viewer', 'digest');
    const client = server.newClient();
    expect((await client.request(link)).text).toContain('Stop these mails?');
    const ofTasks = await client.request(await stopLink(server.ports, 'user-viewer', 'tasks'));
    expect(ofTasks.text).toContain('no more mails about approvals, requests for access');
    expect((await client.request(`${link}x`, { method: 'POST' })).status).toBe(404);
    expect(await chosen()).toBeUndefined();
    const stopped = await client.request(link, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([stopped.status, (await chosen())?.digest]).toEqual([200, 'off']);
    expect(server.faults).toEqual([]);
  } finally {
    await server.stop();
  }
});

it('a running server sends an invitation by itself, once, with its name and logo and a link that stops further ones', async () => {
  const to = await box({});
  const folder = await mkdtemp(path.join(tmpdir(), 'strongroom-mail-'));
  const logo = path.join(folder, 'logo.svg');
  await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');
  const room = { ROOM_NAME: 'Project Aurora', ROOM_LOGO: logo };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await startTestServer({ environment: { SMTP_URL: to.url, MAIL_FROM: 'room@rooms.example', ...room } });
  const untilRound = (holds: () => unknown) =>
    vi.waitFor(
      () => {
        vi.advanceTimersByTime(5000);
        return holds();
      },
      { timeout: 20_000 },
    );
  try {
    const admin = await server.signInAs('admin');
    const json = { people: [{ email: 'eve@late.example' }], role: 'viewer' };
    const invited = (await admin.request('/api/invitations', { json })).json() as { people: { link: string }[] };
    await untilRound(() => expect(to.mails).toHaveLength(1));
    const [{ raw, to: email } = { raw: '', to: '' }] = to.mails;
    expect(email).toBe('eve@late.example');
    const words = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(words).toMatch(/^Subject: Project Aurora: You are invited\r$/m);
    expect(words).toContain(invited.people[0]!.link);
    expect(words).toMatch(/^Content-Type: text\/plain/m);
    expect(words).toMatch(/^Content-Type: text\/html/m);
    expect(words).toMatch(/^Content-Type: image\/png/m);
    const outbox = async () => ((await admin.request('/api/mail')).json() as { state: string }[])[0]?.state;
    await untilRound(async () => expect(await outbox()).toBe('sent'));
    const link = /^List-Unsubscribe: <(.+?)>\r$/m.exec(raw.replaceAll(/\r\n[ \t]+/g, ''))?.[1] ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await server.newClient().request(link, { method: 'POST', body })).status).toBe(200);
    await admin.request('/api/invitations', { json: { ...json, renewLinks: true } });
    await untilRound(async () => expect(await outbox()).toBe('dropped'));
    expect(to.mails).toHaveLength(1);
    expect(server.faults).toEqual([]);
  } finally {
    vi.useRealTimers();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}, 60_000);
