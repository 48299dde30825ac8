import { expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';
import { demo } from '../../scenarios/demo.ts';
import { many } from '../../scenarios/many.ts';
import { person } from '../../scenarios/users-by-role.ts';
import { ago, type Scenario } from '../../scenarios/scenario.ts';
import { openTestRoom } from '../testing/room.ts';
import { openReport } from './compliance-report.ts';
import type { AccessRow, AccessRuleRow, AccessSetRow, SectionKind } from './report.ts';

async function reportOf(scenario: Scenario, giveWay?: () => Promise<void>) {
  const room = await openTestRoom(scenario);
  const madeBy = { id: 'user-admin', name: 'Ada Lindqvist', email: 'ada@strongroom.example', role: 'admin' } as const;
  const period = { from: '2025-12-01T00:00:00.000Z', to: '2026-01-15T10:00:00.001Z' };
  const head = await room.ports.history.head();
  const making = { history: room.ports.history, ...(giveWay && { giveWay }) };
  const report = await openReport(making, { id: 'report-1', ...period, madeAt: period.to, madeBy, head });
  const rows = new Map<SectionKind, unknown[]>();
  for (const section of report.sections()) {
    const read: unknown[] = [];
    for await (const row of section.rows) read.push(row);
    rows.set(section.kind, read);
  }
  return {
    sets: rows.get('accessSets') as AccessSetRow[],
    rules: rows.get('accessRules') as AccessRuleRow[],
    items: rows.get('access') as AccessRow[],
  };
}

const outcomeOf = ({ see, view, download, why }: Omit<AccessRuleRow, 'set'> | AccessRow) =>
  see ? `${view} ${download} ${why}` : 'none';

/** The outcome of a document by a set's rules: its own rule, or that of the nearest folder, or of everything. */
function outcomeByRules(rules: readonly AccessRuleRow[], document: DocumentRecord, folders: Map<string, FolderRecord>) {
  const at = (applies: AccessRuleRow['applies'], id: string) =>
    rules.find((rule) => rule.applies === applies && rule.itemIds.includes(id));
  let rule = at('items', document.id);
  for (let id = document.folderId; rule === undefined && id !== null; id = folders.get(id)?.parentId ?? null)
    rule = at('beneath', id);
  rule ??= rules.find(({ applies }) => applies === 'everything');
  return rule ? outcomeOf(rule) : 'none';
}

/** A number of bidders in a group with access to one folder, beside the existing users. */
function deal(documents: number, bidders: number): Scenario {
  const room = many(documents);
  const people = Array.from({ length: bidders }, (_, at) =>
    person(`bidder-${at}`, ['Bidder', String(at).padStart(3, '0')], `bidder${at}@b.example`, 'viewer'),
  );
  return {
    ...room,
    users: [...room.users, ...people],
    folders: room.folders.map((folder) => ({ ...folder, accessLevel: 'restricted' as const })),
    groups: [{ id: 'group-b', name: 'Bidder B', createdAt: ago(20) }],
    memberships: people.map(({ id }) => ({ id: `group-b:${id}`, groupId: 'group-b', userId: id })),
    folderPermissions: [
      {
        id: 'permission-b',
        folderId: 'folder-2',
        ...{ userId: null, groupId: 'group-b', expiresAt: null },
        ...{ canRead: true, canWrite: false },
      },
    ],
  };
}

it.each([
  ['the demonstration', demo],
  ['a large room', deal(630, 3)],
])('give the same result as item by item, for every user in %s', async (_, scenario) => {
  const { sets, rules, items } = await reportOf(scenario);
  const folders = new Map(scenario.folders.map((folder) => [folder.id, folder]));
  const byPerson = new Map<string, Map<string, AccessRow>>();
  for (const row of items) {
    const own = byPerson.get(row.personId) ?? new Map<string, AccessRow>();
    byPerson.set(row.personId, own.set(row.itemId ?? '', row));
  }
  expect(sets.length).toBeGreaterThan(2);
  for (const { set, personIds } of sets) {
    const own = rules.filter((rule) => rule.set === set);
    for (const id of personIds) {
      const rows = byPerson.get(id);
      const whole = rows?.get('');
      for (const document of scenario.documents) {
        const row = rows?.get(document.id) ?? whole;
        expect(outcomeByRules(own, document, folders), `${id} ${document.name}`).toBe(row ? outcomeOf(row) : 'none');
      }
    }
  }
});

it('leave turns to other calls every few hundred items, and not only between two people', async () => {
  let turns = 0;
  const room = { ...deal(2000, 0), users: deal(2000, 1).users.slice(-1) };
  await reportOf(room, () => Promise.resolve(void (turns += 1)));
  // Both the rules and the list item by item take a turn for each five hundred.
  expect(turns).toBeGreaterThanOrEqual(2 * (2000 / 500));
});

it('the report lists what a suspended group takes away from its members', async () => {
  const made = deal(3, 1);
  const { items } = await reportOf({ ...made, groups: made.groups.map((one) => ({ ...one, suspendedAt: ago(1) })) });
  const own = items.filter(({ personId }) => personId === 'bidder-0');
  const limits = expect.stringContaining('suspended through group Bidder B since') as unknown;
  expect(own).toContainEqual(expect.objectContaining({ itemId: 'folder-2', see: false, limits }));
});

it.runIf(isDeep)('names the folder with all beneath and the group once, however many people are in it', async () => {
  const { sets, rules } = await reportOf(deal(630, 180));
  const bidders = sets.find(({ count }) => count === 180);
  expect(bidders).toMatchObject({ role: 'viewer' });
  const own = rules.filter(({ set }) => set === bidders?.set);
  expect(own).toContainEqual(
    expect.objectContaining({
      ...{ applies: 'beneath', item: '002 Chapter and all beneath', see: true, view: true },
      why: 'folder permission on 002 Chapter through group Bidder B',
    }),
  );
  const few = await reportOf(deal(630, 2));
  expect(rules).toHaveLength(few.rules.length);
});
