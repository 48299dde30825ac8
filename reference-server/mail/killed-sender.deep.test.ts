// Kills a server while it sends mails, alone and as one of three: KILLS times, twenty by default.
import { afterEach, expect, it } from 'vitest';
import { buildServer } from '../../scripts/build-server.ts';
import type { TestClient } from '../testing/client.ts';
import { startCluster } from '../testing/cluster/cluster.ts';
import { launchServer } from '../testing/launch-server.ts';
import { type Mailbox, openMailbox } from './testing/mailbox.ts';

const KILLS = Number(process.env['KILLS'] ?? 20);
const INVITED = 25;
const TIMEOUT_MS = 120_000 + KILLS * 30_000;

/** Servers with a mailbox each, so that the test knows which of them sends. */
interface Senders {
  admin(): Promise<TestClient>;
  kill(at: number): Promise<unknown>;
  restart(at: number): Promise<void>;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const settings = { SEED: 'empty', MAIL_FROM: 'room@rooms.example' };

it(
  'a server that is killed loses no mail, and repeats one under its Message-ID alone',
  async ({ annotate }) => {
    await annotate(
      await killsWhileSending(1, async ([url = '']) => {
        const server = await launchServer({ settings: { ...settings, SMTP_URL: url } });
        closing.push(() => server.remove());
        return {
          admin: () => server.signInAs('admin'),
          kill: () => server.stop('SIGKILL'),
          restart: () => server.restart(),
        };
      }),
    );
  },
  TIMEOUT_MS,
);

it(
  'three servers lose none and repeat none otherwise, whichever of them is killed while it sends',
  async ({ annotate }) => {
    await annotate(
      await killsWhileSending(3, async (urls) => {
        await buildServer();
        const cluster = await startCluster({ settings, ownSettings: (at) => ({ SMTP_URL: urls[at] ?? '' }) });
        closing.push(() => cluster.stop());
        const one = (at: number) => cluster.members[at] ?? expect.fail('There are three servers');
        return {
          admin: () => cluster.signInAs('admin'),
          kill: (at) => one(at).kill(),
          restart: (at) => one(at).restart(),
        };
      }),
    );
  },
  TIMEOUT_MS,
);

/** @returns the figures in words */
async function killsWhileSending(servers: number, start: (urls: readonly string[]) => Promise<Senders>) {
  let onMail: (at: number) => void = () => undefined;
  const mailboxes: Mailbox[] = [];
  for (let at = 0; at < servers; at += 1) mailboxes.push(await openMailbox({ onMail: () => onMail(at) }));
  closing.push(() => Promise.all(mailboxes.map((mailbox) => mailbox.close())));
  const senders = await start(mailboxes.map(({ url }) => url));
  const invited = new Set<string>();
  const killed: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const admin = await senders.admin();
    const people = Array.from({ length: INVITED }, (_, at) => ({ email: `p${round}-${at}@late.example` }));
    // At a random moment of sending.
    let left = 1 + Math.floor(Math.random() * (INVITED - 2));
    const kill = new Promise<void>((resolve, reject) => {
      onMail = (at) => {
        left -= 1;
        if (left !== 0) return;
        killed[at] = (killed[at] ?? 0) + 1;
        senders
          .kill(at)
          .then(() => senders.restart(at))
          .then(resolve, reject);
      };
    });
    // Mails of an earlier round can bring the kill before the answer.
    const answer = await admin.request('/api/invitations', { json: { people, role: 'viewer' } }).catch(() => null);
    if (answer?.status === 200) for (const { email } of people) invited.add(email);
    await kill;
  }
  onMail = () => undefined;
  const mails = () => mailboxes.flatMap((mailbox) => mailbox.mails);
  const missing = () => [...invited].filter((email) => mails().every(({ to }) => to !== email));
  // Each kill leaves about half of the mails unsent, so that many wait at the end.
  await expect.poll(missing, { timeout: TIMEOUT_MS / 2, interval: 1000 }).toEqual([]);
  expect(invited.size).toBeGreaterThan(KILLS);
  const ids = new Map<string, Set<string>>();
  for (const { messageId, to } of mails()) ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
  expect([...ids.values()].filter((own) => own.size > 1)).toEqual([]);
  const repeated = mails().length - ids.size;
  expect(repeated).toBeLessThanOrEqual(KILLS);
  return `${killed.join(', ')} kills, ${invited.size} mails, none lost, ${repeated} repeated under the same Message-ID`;
}
