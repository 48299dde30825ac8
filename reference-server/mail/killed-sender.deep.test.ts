// Kills a server while it sends mails: KILLS times, twenty by default.
import { afterEach, expect, it } from 'vitest';
import { type LaunchedServer, launchServer } from '../testing/launch-server.ts';
import { type Mailbox, openMailbox } from './testing/mailbox.ts';

const KILLS = Number(process.env['KILLS'] ?? 20);
const INVITED = 25;

let server: LaunchedServer;
let mailbox: Mailbox;
afterEach(async () => {
  await server.remove();
  await mailbox.close();
});

it(
  'loses no mail, and repeats one under its Message-ID alone',
  async ({ annotate }) => {
    let onMail: () => void = () => undefined;
    mailbox = await openMailbox({ onMail: () => onMail() });
    const settings = { SEED: 'empty', SMTP_URL: mailbox.url, MAIL_FROM: 'room@rooms.example' };
    server = await launchServer({ settings });
    const invited = new Set<string>();
    for (let round = 0; round < KILLS; round += 1) {
      const admin = await server.signInAs('admin');
      const people = Array.from({ length: INVITED }, (_, at) => ({ email: `p${round}-${at}@late.example` }));
      // Kills it at a random moment of sending.
      const after = 1 + Math.floor(Math.random() * (INVITED - 2));
      const killed = new Promise<void>((resolve) => {
        let count = 0;
        onMail = () => {
          count += 1;
          if (count !== after) return;
          process.kill(server.pid, 'SIGKILL');
          resolve();
        };
      });
      // Mails of an earlier round can bring the kill before the answer.
      const answer = await admin.request('/api/invitations', { json: { people, role: 'viewer' } }).catch(() => null);
      if (answer !== null) {
        expect(answer.status).toBe(200);
        for (const { email } of people) invited.add(email);
      }
      await killed;
      await server.ended();
      await server.restart();
    }
    onMail = () => undefined;
    const missing = () => [...invited].filter((email) => mailbox.mails.every(({ to }) => to !== email));
    await expect.poll(missing, { timeout: 60_000, interval: 500 }).toEqual([]);
    expect(invited.size).toBeGreaterThan(KILLS);
    const ids = new Map<string, Set<string>>();
    for (const { messageId, to } of mailbox.mails) ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
    expect([...ids.values()].filter((own) => own.size > 1)).toEqual([]);
    const repeated = mailbox.mails.length - ids.size;
    expect(repeated).toBeLessThanOrEqual(KILLS);
    await annotate(`${KILLS} kills, ${invited.size} mails, none lost, ${repeated} repeated under the same Message-ID`);
  },
  60_000 + KILLS * 30_000,
);
