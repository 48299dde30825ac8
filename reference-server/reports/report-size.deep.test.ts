// What a report as PDF costs, in processor seconds, which do not depend on what else runs; prints them.
import { expect, it } from 'vitest';
import { openReport } from '#core/reports/compliance-report.ts';
import { openTestRoom } from '#core/testing/room.ts';
import { many } from '#server/scenarios/many.ts';
import { person } from '#server/scenarios/users-by-role.ts';
import { ago, type Scenario } from '#server/scenarios/scenario.ts';
import { openReportPdf } from './open-report-pdf.ts';

const PARTIES = 12;

/** Bidders in twelve groups, each with a folder, and twenty audit entries a document. */
function deal(documents: number, bidders: number): Scenario {
  const room = many(documents, documents * 20);
  const people = Array.from({ length: bidders }, (_, at) =>
    person(`bidder-${at}`, ['Bidder', String(at)], `bidder${at}@b.example`, 'viewer'),
  );
  const parties = Array.from({ length: PARTIES }, (_, at) => `group-${at}`);
  return {
    ...room,
    users: [...room.users, ...people],
    folders: room.folders.map((folder) => ({ ...folder, accessLevel: 'restricted' as const })),
    groups: parties.map((id) => ({ id, name: `Party ${id}`, createdAt: ago(20) })),
    memberships: people.map(({ id }, at) => {
      const groupId = `group-${at % PARTIES}`;
      return { id: `${groupId}:${id}`, groupId, userId: id };
    }),
    folderPermissions: parties.map((groupId, at) => ({
      ...{ id: `permission-${at}`, folderId: `folder-${at + 1}`, userId: null, groupId, expiresAt: null },
      ...{ canRead: true, canWrite: false },
    })),
  };
}

async function costOf(documents: number, bidders: number) {
  const room = await openTestRoom(deal(documents, bidders));
  const period = { from: '2020-01-01T00:00:00.000Z', to: '2026-01-15T10:00:00.001Z' };
  const madeBy = { id: 'user-admin', name: 'Ada Lindqvist', email: 'ada@strongroom.example', role: 'admin' } as const;
  const cover = {
    id: 'report-1',
    room: room.ports.origin,
    ...period,
    madeAt: period.to,
    madeBy,
    head: await room.ports.history.head(),
  };
  const toPdf = openReportPdf(() => Promise.resolve(), null);
  const before = process.cpuUsage();
  let bytes = 0;
  for await (const piece of toPdf(await openReport(room.ports, cover))) bytes += piece.length;
  const { user, system } = process.cpuUsage(before);
  const cost = { documents, bidders, kilobytes: Math.round(bytes / 1024), seconds: (user + system) / 1e6 };
  // oxlint-disable-next-line no-console -- the figures are what one runs it for
  console.log(JSON.stringify(cost));
  return cost;
}

it('a report of 630 documents and 180 people takes under five seconds, and one of twice the room about twice', async () => {
  await costOf(30, 12);
  const once = await costOf(630, 180);
  const twice = await costOf(1260, 360);
  expect(once.seconds).toBeLessThan(5);
  expect(twice.seconds / once.seconds).toBeLessThan(3);
});
