// Mails caused by the clock: ending access, bursts of failed sign-ins, and digests. Each has an id made from its cause,
// so that any server may look for them at any time and each is sent once.
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import { hasJoined, isHere } from '../../records/presence.ts';
import type { AccessRequestRecord, MailRecord } from '../../records/mail.ts';
import type { UserRecord } from '../../records/records.ts';
import { type ChoreTx, keepHouse } from '../../store/housekeeping.ts';
import { queueMail } from '../../store/outbox.ts';
import { settingsOf } from './compose.ts';
import { DECIDED_AT_ONCE, endRequest, isGranted } from '../../access/waiting.ts';
import { endingsOf } from '../../access/endings.ts';
import { isLeftOut } from '../../access/parties.ts';
import { openTerms } from '../../identity/terms/open-terms.ts';
import type { MailPorts } from './message.ts';
import { type Loads, loadsOfAll } from '../../access/reader.ts';
import { byMail, newsFor, newsSince, type Span } from '../../access/news.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BURST = { of: 20, withinMs: 10 * MINUTE_MS };
const KEPT_MS = 30 * DAY_MS;
/** A day begins at 06:00 UTC, and a week on Monday, four days after 1 January 1970. */
const spans = {
  instant: { length: 5 * MINUTE_MS, start: 0, back: 14 * DAY_MS },
  daily: { length: DAY_MS, start: 6 * HOUR_MS, back: 14 * DAY_MS },
  weekly: { length: 7 * DAY_MS, start: 4 * DAY_MS + 6 * HOUR_MS, back: 14 * DAY_MS },
} as const;

type Due = Pick<MailRecord, 'id' | 'userId' | 'kind' | 'about'>;
type DuePorts = MailPorts & Pick<Ports, 'store' | 'giveWay'>;

/** Each user's rhythm at the last look, and the end of the last period that was looked at for them. */
export type Looked = Map<string, { rhythm: string; to: string }>;

/** Queues due mails, and deletes mails that ended a month ago. @param looked until when earlier calls looked */
export async function queueDue(ports: DuePorts, looked: Looked): Promise<void> {
  const now = ports.clock.now();
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const next: Looked = new Map(looked);
  const { due, over, granted } = await ports.store.read(async (tx) => {
    const people = (await tx.users.list()).filter((user) => isHere(user, now) && hasJoined(user));
    const due = [...(await endings(tx, people, now)), ...(await failedSignIns(tx, people, now))];
    due.push(...(await digests(tx, ports, now, next)));
    const known = await Promise.all(due.map(({ id }) => tx.mails.get(id)));
    const over = (await tx.mails.list()).filter(({ createdAt }) => createdAt < before);
    return { due: due.filter((_, at) => !known[at]), over, granted: await grantedRequests(tx, ports) };
  });
  const queue = async (tx: ChoreTx<'a mail is due or sent'>) => {
    for (const mail of due) await queueMail(tx, mail, now);
    for (const { id } of over) await tx.mails.delete(id);
    for (const row of granted) await endRequest(tx, row, now);
  };
  if (due.length + over.length + granted.length > 0) await keepHouse(ports, 'a mail is due or sent', queue);
  for (const [userId, one] of next) looked.set(userId, one);
}

/** Requests whose requester can see the item now. */
async function grantedRequests(tx: Tables, ports: DuePorts): Promise<AccessRequestRecord[]> {
  const granted: AccessRequestRecord[] = [];
  for (const [at, row] of (await tx.accessRequests.by('state', 'waiting')).entries()) {
    if (at % DECIDED_AT_ONCE === DECIDED_AT_ONCE - 1) await ports.giveWay?.();
    if (await isGranted(tx, ports, row)) granted.push(row);
  }
  return granted;
}

async function endings(tx: Tables, people: readonly UserRecord[], now: Date): Promise<Due[]> {
  const due: Due[] = [];
  for (const user of people) {
    for (const { expiresAt } of await endingsOf(tx, user, now))
      due.push({ id: `ending-${Date.parse(expiresAt)}-${user.id}`, userId: user.id, kind: 'ending', about: expiresAt });
  }
  return due;
}

async function failedSignIns(
  tx: Tables & { audit: { count: (types: readonly string[], since: string) => Promise<number> } },
  people: readonly UserRecord[],
  now: Date,
) {
  const since = new Date(now.getTime() - BURST.withinMs).toISOString();
  if ((await tx.audit.count(['failed_login'], since)) < BURST.of) return [];
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const admins = people.filter(({ role }) => role === 'admin');
  const earlier = await Promise.all(admins.map(({ id }) => tx.mails.get(`failed-${hour - 1}-${id}`)));
  return admins
    .filter((_, at) => now.getTime() - Date.parse(earlier[at]?.createdAt ?? '1970-01-01') >= HOUR_MS)
    .map(({ id }) => ({ id: `failed-${hour}-${id}`, userId: id, kind: 'alert' as const, about: 'failed-sign-ins' }));
}

/** A digest begins where the last one of its reader ended, whatever its rhythm was; after a stop one covers all. */
async function digests(tx: Tables, ports: DuePorts, now: Date, looked: Looked): Promise<Due[]> {
  const due: Due[] = [];
  const time = now.toISOString();
  const sent = await endsOfDigests(tx, time);
  const periods = new Map<string, Span[]>();
  let loads: Loads | undefined;
  for (const user of await tx.users.list()) {
    const rhythm = isHere(user, now) && hasJoined(user) ? (await settingsOf(tx, user.id)).digest : 'off';
    const ended = rhythm === 'off' ? [] : (periods.get(rhythm) ?? (await spansWithNews(tx, rhythm, now)));
    periods.set(rhythm, ended);
    const before = looked.get(user.id);
    const isLooked = before && before.to <= time && [rhythm, 'off'].includes(before.rhythm);
    const sentTo = sent.get(user.id) ?? '';
    const { digestSince = '' } = (await tx.mailSettings.get(user.id)) ?? {};
    const from = latest(isLooked ? latest(before.to, sentTo) : sentTo, digestSince > time ? '' : digestSince);
    const isMissed = ({ to }: Span) => to > from && to > user.createdAt;
    const last = ended.at(-1);
    const first = last && isMissed(last) ? ended.find(isMissed) : undefined;
    // The news of those who may not come in waits until they may.
    if (first && ((await isLeftOut(tx, user, now)) || (await openTerms(tx, user.id)).length > 0)) continue;
    looked.set(user.id, { rhythm, to: rhythm === 'off' ? time : latest(from, last?.to ?? '') });
    if (!first || !last) continue;
    const span = { from: latest(first.from, sentTo), to: last.to };
    loads ??= await loadsOfAll(tx);
    if ((await newsFor(tx, ports, [byMail(user)], span, loads)).length > 0) {
      const id = `digest-${rhythm}-${Date.parse(span.to) / MINUTE_MS}-${user.id}`;
      due.push({ id, userId: user.id, kind: 'digest', about: `${span.from}/${span.to}` });
    }
    await ports.giveWay?.();
  }
  return due;
}

const latest = (one: string, other: string): string => (one > other ? one : other);

/** The end of the last digest of each user; those of a time to come are from before the clock was set back. */
async function endsOfDigests(tx: Tables, time: string): Promise<Map<string, string>> {
  const ends = new Map<string, string>();
  for (const { kind, userId, about } of await tx.mails.list()) {
    const [, to = ''] = about.split('/');
    if (kind === 'digest' && to <= time) ends.set(userId, latest(ends.get(userId) ?? '', to));
  }
  return ends;
}

/** Periods that ended recently, but long enough ago that all of their changes are stored; the oldest first. */
async function spansWithNews(tx: Tables, rhythm: keyof typeof spans, now: Date): Promise<Span[]> {
  const { length, start, back } = spans[rhythm];
  const ends = new Set<number>();
  for (const { times } of await newsSince(tx, new Date(now.getTime() - back).toISOString())) {
    for (const time of times) {
      const end = Math.ceil((Date.parse(time) - start) / length) * length + start;
      if (end + MINUTE_MS <= now.getTime()) ends.add(end);
    }
  }
  const moment = (ms: number) => new Date(ms).toISOString();
  return [...ends].sort((one, other) => one - other).map((end) => ({ from: moment(end - length), to: moment(end) }));
}
