// The link in every mail that stops mails of its kind without a sign-in, signed for one user and one kind.
import type { Ports } from '../../ports/ports.ts';
import { change } from '../../store/change.ts';
import type { Client } from '../../call/operation.ts';
import { settingsOf } from './compose.ts';
import type { Topic } from './message.ts';

export const STOP_PATH = '/auth/mail';
const topics: readonly string[] = ['digest', 'tasks', 'alerts', 'all'] satisfies Topic[];

const signed = (userId: string, topic: string) => `stop ${topic} mails to ${userId}`;

export async function stopLink({ signer, origin }: Pick<Ports, 'signer' | 'origin'>, userId: string, topic: Topic) {
  const query = new URLSearchParams({ to: userId, topic, sig: await signer.sign(signed(userId, topic)) });
  return `${origin}${STOP_PATH}?${query.toString()}`;
}

export interface StopRequest {
  to: string;
  topic: Topic;
}

/** The content of a link; null if this data room did not sign it. */
export async function readStopLink(
  { signer }: Pick<Ports, 'signer'>,
  query: URLSearchParams,
): Promise<StopRequest | null> {
  const [to = '', topic = '', sig = ''] = ['to', 'topic', 'sig'].map((name) => query.get(name) ?? '');
  const isOurs = topics.includes(topic) && (await signer.verify(signed(to, topic), sig));
  // The topic was checked above.
  return isOurs ? { to, topic: topic as Topic } : null;
}

/** Changes nothing if such mails are stopped already. */
export async function stopMails(ports: Ports, { to, topic }: StopRequest, client: Client): Promise<void> {
  await change({ ports, actor: { userId: to }, client, now: ports.clock.now() }, async (tx, audit) => {
    const before = await settingsOf(tx, to);
    const is = (one: Topic) => topic === one || topic === 'all';
    const row = {
      digest: is('digest') ? ('off' as const) : before.digest,
      tasks: before.tasks && !is('tasks'),
      alerts: before.alerts && !is('alerts'),
    };
    if (!(await tx.users.get(to)) || JSON.stringify(before) === JSON.stringify(row)) return;
    await tx.mailSettings.put({ ...(await tx.mailSettings.get(to)), id: to, ...row });
    audit({ type: 'user_updated', description: `Stopped ${topic === 'all' ? 'all' : topic} mails by the link in one` });
  });
}
