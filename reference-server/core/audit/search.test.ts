import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.d.ts';
import { CallerGone } from '../call/errors.ts';
import { empty } from '../../scenarios/empty.ts';
import { many } from '../../scenarios/many.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';

type Found = components['schemas']['AuditSearch'];

const base = many(0, 1).audit[0]!;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 14, 9, minute)).toISOString();
const entry = (minute: number, more: Partial<typeof base>) => ({ ...base, createdAt: at(minute), ...more });

const scenario: Scenario = {
  ...empty,
  audit: [
    entry(0, {
      activityType: 'document_view',
      description: 'Viewed "QoE report.pdf" (version 2)',
      userId: 'user-viewer',
      ipAddress: '10.24.8.12',
      resourceType: 'document',
      resourceId: 'document-1',
    }),
    entry(1, { activityType: 'failed_login', description: 'Failed sign-in', userId: null, ipAddress: '203.0.113.9' }),
    entry(2, {
      activityType: 'document_download',
      description: 'Downloaded "QoE report.pdf" (version 2)',
      userId: 'user-analyst',
      ipAddress: '2001:DB8::12',
      resourceType: 'document',
      resourceId: 'document-1',
    }),
    entry(3, {
      activityType: 'folder_created',
      description: 'Created the folder "100% (a|b).* \' OR 1=1 --"',
      userId: 'user-admin',
      ipAddress: null,
      resourceType: 'folder',
      resourceId: 'document-1',
    }),
    entry(4, { activityType: 'failed_view', description: 'Could not show "Zürich.pdf"', userId: 'user-viewer' }),
  ],
};

async function found(room: TestRoom, query: Record<string, string>, as = 'user-manager'): Promise<Found> {
  const { status, text, json } = await room.call('searchAuditLogs', { as, query });
  expect(status, text).toBe(200);
  return json as Found;
}

async function people(room: TestRoom, query: Record<string, string>, role: string) {
  const { json } = await room.call('listUsers', { as: 'user-admin', query });
  return (json as components['schemas']['User'][]).filter((user) => user.role === role);
}

const minutes = ({ entries }: Found) => entries.map(({ createdAt }) => new Date(createdAt).getUTCMinutes());

describe('a search of the audit log', () => {
  it.each<[Record<string, string>, number[]]>([
    [{}, [4, 3, 2, 1, 0]],
    [{ text: 'qoe REPORT' }, [2, 0]],
    [{ text: 'ZÜRICH' }, [4]],
    [{ text: 'Zu\u0308rich' }, [4]],
    [{ text: '24.8.12' }, [0]],
    [{ text: 'db8::12' }, [2]],
    [{ text: '(a|b).*' }, [3]],
    [{ text: "' or 1=1 --" }, [3]],
    [{ text: '.*' }, [3]],
    [{ text: '%' }, [3]],
    [{ text: 'user-viewer' }, []],
    [{ person: 'user-viewer' }, [4, 0]],
    [{ person: 'nobody' }, [1]],
    [{ person: 'User-Viewer' }, []],
    [{ types: 'document_view' }, [0]],
    [{ types: 'document_view, document_download,unheard_of' }, [2, 0]],
    [{ types: 'unheard_of' }, []],
    [{ resourceType: 'folder' }, [3]],
    [{ resourceId: 'document-1' }, [3, 2, 0]],
    [{ resourceType: 'document', resourceId: 'document-1' }, [2, 0]],
    [{ from: at(2) }, [4, 3, 2]],
    [{ to: at(2) }, [1, 0]],
    [{ from: '2026-01-14T11:01:00+02:00', to: at(3) }, [2, 1]],
    [{ from: at(0), to: '9999-12-31T23:59:59-01:00', person: 'user-viewer', types: 'document_view' }, [0]],
    [{ from: '9999-12-31T23:59:59-01:00' }, []],
    [{ alerts: 'true' }, [4, 1]],
    [{ alerts: 'true', types: 'failed_view,document_view' }, [4]],
    [{ alerts: 'true', types: 'document_view' }, []],
    [{ text: 'report', person: 'user-viewer', types: 'document_view', from: at(0), to: at(1) }, [0]],
    [{ text: 'report', person: 'user-viewer', types: 'document_view', from: at(1) }, []],
  ])('%j finds exactly that text', async (query, expected) => {
    const room = await openTestRoom(scenario);
    const answer = await found(room, query);
    expect(minutes(answer)).toEqual(expected);
    expect(answer).toMatchObject({ hasMore: false, matched: expected.length, total: 5 });
  });

  it('pages on without a gap or an overlap while entries come', async () => {
    const room = await openTestRoom(many(0, 2500));
    const all = (await room.entries()).filter(({ activityType }) => activityType === base.activityType);
    const ids: string[] = [];
    let before: string | undefined;
    for (let more = true; more;) {
      const page = await found(room, {
        types: base.activityType,
        limit: '70',
        ...(before !== undefined && { before }),
      });
      expect(page.matched).toBe(before === undefined ? all.length : null);
      ids.push(...page.entries.map(({ id }) => id));
      before = page.entries.at(-1)?.id;
      more = page.hasMore;
      await room.call('createFolder', { as: 'user-admin', json: { name: `Folder ${ids.length}` } });
      await room.ports.store.transact((tx) => tx.audit.append({ ...base, createdAt: at(59) }));
    }
    expect(ids).toEqual(all.map(({ id }) => id));
  });

  it('returns a hundred by default, and whether there are more', async () => {
    const room = await openTestRoom(many(0, 1001));
    expect(await found(room, {})).toMatchObject({ hasMore: true, matched: 1001, total: 1001 });
    expect((await found(room, {})).entries).toHaveLength(100);
    expect((await found(room, { limit: '1000' })).entries).toHaveLength(1000);
    expect(await found(room, { before: 'audit-1' })).toEqual({
      entries: [],
      hasMore: false,
      matched: null,
      total: 1001,
    });
    for (const before of ['nothing', 'audit-0', 'audit-1002', 'audit-9999'])
      expect((await found(room, { before })).entries).toEqual([]);
  });

  it.each<Record<string, string>>([
    { limit: '0' },
    { limit: '1001' },
    { limit: '-1' },
    { limit: 'ten' },
    { text: '' },
    { text: 'x'.repeat(201) },
    { from: 'yesterday' },
    { to: '2026-13-01T00:00:00Z' },
    { from: at(2), to: at(2) },
    { from: at(3), to: at(2) },
    { alerts: 'yes' },
    { person: '' },
  ])('refuses %j', async (query) => {
    const room = await openTestRoom(scenario);
    const { status, json } = await room.call('searchAuditLogs', { as: 'user-admin', query });
    expect(status).toBe(400);
    expect(json).toMatchObject({ invalidParams: [{ name: Object.keys(query)[0] }] });
  });

  it('is the same for administrators and managers, and refused to readers and strangers', async () => {
    const room = await openTestRoom(scenario);
    expect(await found(room, {}, 'user-admin')).toEqual(await found(room, {}));
    for (const as of ['user-analyst', 'user-viewer'])
      expect((await room.call('searchAuditLogs', { as })).status).toBe(403);
    expect((await room.call('searchAuditLogs', { as: null })).status).toBe(401);
  });

  it('finds what a person did by their name and e-mail, also once they are deactivated', async () => {
    const room = await openTestRoom(scenario);
    const types = 'document_view,failed_view';
    const [viewer] = await people(room, {}, 'viewer');
    const texts = [viewer?.email, viewer?.firstName?.toUpperCase(), `${viewer?.firstName} ${viewer?.lastName}`];
    for (const text of texts) expect(minutes(await found(room, { text: text ?? '', types }))).toEqual([4, 0]);
    expect((await room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-viewer' } })).status).toBe(204);
    for (const text of texts) expect(minutes(await found(room, { text: text ?? '', types }))).toEqual([4, 0]);
    expect(await people(room, {}, 'viewer')).toEqual([]);
    expect(await people(room, { deactivated: 'true' }, 'viewer')).toEqual([
      { ...viewer, deactivatedAt: expect.any(String) as string },
    ]);
  });

  it('ends when the caller has disconnected', async () => {
    const { ports } = await openTestRoom(many(0, 100));
    const search = { filter: { text: 'x' }, limit: 10, signal: AbortSignal.abort() };
    await expect(ports.store.read((tx) => tx.audit.search(search))).rejects.toBeInstanceOf(CallerGone);
  });
});
