// Figures and recent activity for administrators and managers, counted from the rows and the audit log.
import { type ActivityType, securityEvents } from '../records/activity.ts';
import { isHere } from '../records/presence.ts';
import { expiringSoon } from './expiring.ts';
import { ok, type Handler, type Managers } from '../call/operation.ts';
import { cut } from '../records/names.ts';
import { activityShape, displayName } from '../records/shapes.ts';
import type { AuditEntry, UserRecord } from '../records/records.ts';

const dayMs = 86_400_000;
const activeDays = 7;
const countedDays = 30;
const recentEntries = 20;
/** The newest entries that are looked at: more only where there are too few to list among the first. */
const lookedAt = [100, 10_000];
const mostEnds = 5;

const downloads: readonly ActivityType[] = ['document_download'];

/** Active users signed in within 7 days; events and downloads are those of the last 30 days. */
export const getDashboardMetrics: Handler<'getDashboardMetrics', Managers> = async ({ ports, now }) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const metrics = await ports.store.read(async (tx) => {
    const [users, documents] = await Promise.all([tx.users.list(), tx.documents.list()]);
    const activeSince = daysAgo(activeDays);
    const isActive = (user: (typeof users)[number]) =>
      isHere(user, now) && user.lastLoginAt !== null && user.lastLoginAt >= activeSince;
    return {
      activeUsers: users.filter(isActive).length,
      totalDocuments: documents.length,
      securityEvents: await tx.audit.count(securityEvents, daysAgo(countedDays)),
      downloads: await tx.audit.count(downloads, daysAgo(countedDays)),
    };
  });
  return ok(metrics);
};

/** Entries name the person; the next few expiring accesses of the coming week are listed among them. */
export const listRecentActivity: Handler<'listRecentActivity', Managers> = async ({ ports }) => {
  const recent = await ports.store.read(async (tx) => {
    let views: AuditEntry[] = [];
    for (const limit of lookedAt) {
      // Entries about pages read belong to a view that is listed already; long reading writes many in a row.
      views = (await tx.audit.newest({ limit })).filter(({ pages }) => pages === undefined).slice(0, recentEntries);
      if (views.length === recentEntries) break;
    }
    const entries = await Promise.all(
      views.map(async (entry) => {
        const actor = entry.userId === null ? undefined : await tx.users.get(entry.userId);
        return activityShape({ ...entry, description: activitySentence(entry, actor) });
      }),
    );
    return merged(entries, await expiringSoon(tx, ports, ports.clock.now(), mostEnds));
  });
  return ok(recent.slice(0, recentEntries));
};

type Entry = ReturnType<typeof activityShape>;

/** Keeps the order of the log even where its clock was wrong. */
function merged(entries: readonly Entry[], soon: readonly Entry[]): Entry[] {
  const waiting = [...soon];
  const all: Entry[] = [];
  for (const entry of entries) {
    while (waiting[0] && waiting[0].createdAt > entry.createdAt) all.push(...waiting.splice(0, 1));
    all.push(entry);
  }
  return [...all, ...waiting];
}

const LONGEST = 4000;

/** Turns `Viewed "a.pdf"` into `Ada Lindqvist viewed "a.pdf"`; the log stores the id, which survives changes of name. */
function activitySentence(
  { activityType, description }: Pick<AuditEntry, 'activityType' | 'description'>,
  actor: UserRecord | undefined,
): string {
  // A failed sign-in has no known person; the description contains the e-mail address that was tried.
  if (!actor || activityType === 'failed_login') return description;
  const name = displayName(actor);
  if (description.startsWith(`${name} `)) return description;
  const sentence =
    activityType === 'blocked_download'
      ? `${description} by ${name}`
      : `${name} ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
  return cut(sentence, LONGEST);
}
