import { expect, it } from 'vitest';
import { demo } from '../../scenarios/demo.ts';
import { openTestRoom } from '../testing/room.ts';
import { openReport } from './compliance-report.ts';
import type { AccessRow } from './report.ts';

interface Reviewed {
  folders: { folderId: string; see: boolean }[];
  documents: { documentId: string; see: boolean; view: boolean; download: boolean }[];
}

async function demonstration() {
  const room = await openTestRoom(demo);
  const madeBy = { id: 'user-admin', name: 'Ada Lindqvist', email: 'ada@strongroom.example', role: 'admin' } as const;
  const period = { from: '2025-12-01T00:00:00.000Z', to: '2026-01-15T10:00:00.001Z' };
  const head = await room.ports.history.head();
  const cover = { id: 'report-1', ...period, madeAt: period.to, madeBy, head };
  return { room, report: await openReport(room.ports, cover) };
}

it('shows for all users what the access review shows now, where the period ends now', async () => {
  const { room, report } = await demonstration();
  const rows: AccessRow[] = [];
  for (const section of report.sections()) {
    if (section.kind !== 'access') continue;
    for await (const row of section.rows) rows.push(row);
  }
  const people = new Set(rows.map(({ personId }) => personId));
  expect(people.size).toBeGreaterThan(5);
  for (const id of people) {
    const own = rows.filter(({ personId }) => personId === id);
    const { json } = await room.call('listUserAccess', { as: 'user-admin', params: { id } });
    const { folders, documents } = json as Reviewed;
    const reviewed = [
      ...folders.map(({ folderId, see }) => [folderId, see, false, false] as const),
      ...documents.map(({ documentId, see, view, download }) => [documentId, see, view, download] as const),
    ].filter(([, see]) => see);
    const [whole] = own;
    if (whole?.kind === 'everything') {
      const exceptions = own.slice(1).map(({ itemId }) => itemId);
      const undownloadable = reviewed.filter(([item, , view, download]) => view && !download && item);
      expect(exceptions.sort()).toEqual(undownloadable.map(([item]) => item).sort());
      continue;
    }
    const listed = own.filter(({ see }) => see).map(({ itemId, see, view, download }) => [itemId, see, view, download]);
    expect(listed.sort()).toEqual(reviewed.sort());
  }
});

it('has every section once, in one order', async () => {
  const { report } = await demonstration();
  const kinds = [...report.sections()].map(({ kind }) => kind);
  expect(kinds.at(0)).toBe('cover');
  expect(kinds.at(-1)).toBe('chain');
  expect(new Set(kinds).size).toBe(14);
});
