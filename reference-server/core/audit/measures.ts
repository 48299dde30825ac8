// Measured figures for dashboard and analytics, counted from the audit log; a search of the log yields the same counts.
// Refuses unknown groups.
import type { components } from '#contract/api.d.ts';
import { newsFor } from '../access/news.ts';
import { isLeftOut } from '../access/parties.ts';
import { loadsOfAll, type Person } from '../access/reader.ts';
import { notFound } from '../call/errors.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import type { Ports } from '../ports/ports.ts';
import type { ReadTx } from '../ports/store.ts';
import { type ActivityType, securityEvents } from '../records/activity.ts';
import { isHere } from '../records/presence.ts';
import { isBoundToNetworks, policyNow } from '../records/policy-in-force.ts';
import { roleValues } from '#contract/types.ts';
import { longestNotOpened, mostViewed, mostViewedFolders, newestOf, usesOf, type Uses } from './most-used.ts';
import { dayOf, type Tallies, type Tally } from './tallies.ts';

type Measures = components['schemas']['Measures'];

const dayMs = 86_400_000;

/** Uses between two times at which others come first: a few milliseconds. */
const USES_AT_ONCE = 10_000;

/** @throws ApiProblem 400, 404 */
export const getMeasures: Handler<'getMeasures', Managers> = async ({ ports, memory, now }, { query }) => {
  const daysAgo = (days: number) => dayOf(new Date(now.getTime() - days * dayMs));
  const days = Array.from({ length: Number(query.days) }, (_, at) => at);
  const dates = days.map((at) => daysAgo(days.length - 1 - at));
  const from = `${dates[0] ?? daysAgo(0)}T00:00:00.000Z`;
  const { members, opened, measures } = await ports.store.read(async (tx) => {
    const members = await membersOf(tx, query.groupId);
    await memory.tallies.follow(tx.audit, now, ports.giveWay);
    const { tallies } = memory;
    const today = daysAgo(0);
    // Summed before rows are read, since a change of a row read repeats the whole reading.
    const { figures, uses, opened } = await summed(tallies, dates, members, ports);
    const [documents, folders, policy] = await Promise.all([
      tx.documents.list(),
      tx.folders.list(),
      policyNow(tx, ports),
    ]);
    const notOpened = documents.filter(({ id }) => !uses.has(id));
    const measures: Measures = {
      from,
      ...figures,
      mostViewed: mostViewed(documents, uses),
      mostViewedFolders: mostViewedFolders(documents, folders, uses),
      documents: documents.length,
      notOpened: notOpened.length,
      longestNotOpened: longestNotOpened(notOpened, folders),
      lastDay: {
        documentsAdded: documents.filter(({ createdAt }) => createdAt.slice(0, 10) === today).length,
        securityEvents: countOf(tallies.between(today, today), securityEvents),
      },
      lastWeek: {
        people: peopleIn(tallies, daysAgo(6), today),
        peopleBefore: peopleIn(tallies, daysAgo(13), daysAgo(7)),
      },
      policy: {
        secondFactor: policy.secondFactor,
        networks: roleValues.some((role) => isBoundToNetworks(policy, role)),
        idleMinutes: policy.idleMinutes,
        restrictedDocuments: documents.filter(({ downloadRestricted }) => downloadRestricted).length,
      },
    };
    return { members, opened, measures };
  });
  if (!members) return ok(measures);
  // Apart, since users change at each sign-in, which would repeat all of the counting.
  const newToGroup = await ports.store.read(async (tx) => {
    const people = await peopleOf(tx, members, now);
    const news = await newsFor(tx, ports, people, { from, to: now.toISOString() }, await loadsOfAll(tx));
    return newestOf(news, await tx.folders.list(), opened);
  });
  return ok({ ...measures, newToGroup });
};

/** @returns null where all users are counted. @throws ApiProblem 404 */
async function membersOf(tx: ReadTx, groupId: string | undefined): Promise<ReadonlySet<string> | null> {
  if (groupId === undefined) return null;
  if (!(await tx.groups.get(groupId))) throw notFound();
  const rows = await tx.memberships.by('group', groupId);
  return new Set(rows.map(({ userId }) => userId));
}

/** Those who may come in, from any network. */
async function peopleOf(tx: ReadTx, userIds: Iterable<string>, now: Date): Promise<Person[]> {
  const people: Person[] = [];
  for (const userId of userIds) {
    const user = await tx.users.get(userId);
    if (isHere(user, now) && !(await isLeftOut(tx, user, now))) people.push({ userId, role: user.role });
  }
  return people;
}

async function summed(
  tallies: Tallies,
  dates: readonly string[],
  members: ReadonlySet<string> | null,
  { giveWay }: Pick<Ports, 'giveWay'>,
) {
  const byDay = new Map(dates.map((date) => [date, { date, signIns: 0, views: 0, downloads: 0 }]));
  const people = new Set<string>();
  const uses: Uses = new Map();
  const opened = new Map<string, string>();
  const viewsByHour = Array.from({ length: 24 }, () => 0);
  const sums = {
    signIns: 0,
    views: 0,
    pagesRead: 0,
    secondsRead: 0,
    downloads: 0,
    blockedDownloads: 0,
    failedSignIns: 0,
  };
  let counted = 0;
  for (const { day, userId, tally } of tallies.between(dates[0] ?? '', dates.at(-1) ?? '')) {
    if (members && !members.has(userId)) continue;
    counted += tally.opened.size;
    if (counted > USES_AT_ONCE) {
      counted = 0;
      await giveWay?.();
    }
    const one = (type: ActivityType) => tally.types.get(type) ?? 0;
    const ofDay = byDay.get(day);
    if (ofDay) {
      ofDay.signIns += one('login');
      ofDay.views += one('document_view');
      ofDay.downloads += one('document_download');
    }
    if (one('login') > 0) people.add(userId);
    sums.signIns += one('login');
    sums.views += one('document_view');
    sums.pagesRead += tally.pages;
    sums.secondsRead += tally.seconds;
    sums.downloads += one('document_download');
    sums.blockedDownloads += one('blocked_download');
    sums.failedSignIns += one('failed_login');
    for (const [hour, count] of tally.hours) viewsByHour[hour] = (viewsByHour[hour] ?? 0) + count;
    for (const [id, count] of tally.views) usesOf(uses, id, userId).views += count;
    for (const [id, count] of tally.downloads) usesOf(uses, id, userId).downloads += count;
    for (const [id, at] of tally.opened) if (at > (opened.get(id) ?? '')) opened.set(id, at);
  }
  await giveWay?.();
  return { uses, opened, figures: { ...sums, people: people.size, days: [...byDay.values()], viewsByHour } };
}

function countOf(some: Iterable<{ tally: Tally }>, types: readonly ActivityType[]): number {
  let count = 0;
  for (const { tally } of some) for (const type of types) count += tally.types.get(type) ?? 0;
  return count;
}

/** The number of users who signed in on these days. */
function peopleIn(tallies: Tallies, first: string, last: string): number {
  const people = new Set<string>();
  for (const { userId, tally } of tallies.between(first, last)) if (tally.types.has('login')) people.add(userId);
  return people.size;
}
