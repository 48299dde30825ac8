import { describe, expect, it } from 'vitest';
import type { ActivityType } from '../records/activity.ts';
import { auditEntry } from '../store/event.ts';
import { demo } from '../../scenarios/demo.ts';
import { empty } from '../../scenarios/empty.ts';
import { many } from '../../scenarios/many.ts';
import { ago } from '../../scenarios/scenario.ts';
import { openTestRoom } from '../testing/room.ts';

const idsIn = (json: unknown) => (json as { id: string }[]).map(({ id }) => id);

describe('the audit log', () => {
  it('answers the newest ten thousand, and pages on without a gap or an overlap', async () => {
    const room = await openTestRoom(many(0, 25_000));
    const pages: string[][] = [];
    for (let before: string | undefined; ; before = pages.at(-1)?.at(-1)) {
      const { json } = await room.call('listAuditLogs', { as: 'user-manager', query: before ? { before } : {} });
      if (idsIn(json).length === 0) break;
      pages.push(idsIn(json));
    }
    expect(pages.map((page) => page.length)).toEqual([10_000, 10_000, 5000]);
    expect(pages.flat()).toEqual(Array.from({ length: 25_000 }, (_, at) => `audit-${25_000 - at}`));
  });

  it.each(['audit-0', 'audit-99999', 'audit-01', 'nothing', '__proto__'])('has nothing before %s', async (before) => {
    const room = await openTestRoom(many(0, 10));
    expect((await room.call('listAuditLogs', { as: 'user-admin', query: { before } })).json).toEqual([]);
  });

  it('is the same for managers and administrators, and refused to readers', async () => {
    const room = await openTestRoom(demo);
    const list = (as: string) => room.call('listAuditLogs', { as });
    expect((await list('user-manager')).text).toBe((await list('user-admin')).text);
    expect((await list('user-analyst')).status).toBe(403);
  });

  it('cuts what is too long', () => {
    const client = { ipAddress: '1'.repeat(100), userAgent: 'x'.repeat(1000) };
    const entry = auditEntry(
      { actor: null, client, now: new Date(0) },
      { type: 'login', description: 'y'.repeat(5000) },
    );
    expect(entry.userAgent).toHaveLength(512);
    expect(entry.ipAddress).toHaveLength(64);
    expect(entry.description).toHaveLength(4000);
    const description = `${'y'.repeat(3999)}\u{1f512}`;
    const whole = auditEntry({ actor: null, client, now: new Date(0) }, { type: 'login', description });
    expect(whole.description).toBe('y'.repeat(3999));
  });
});

describe('the dashboard', () => {
  it('counts what happened in its days', async () => {
    const entry = (activityType: string, createdAt: string) => ({ ...many(0, 1).audit[0]!, activityType, createdAt });
    const [admin, manager, analyst, viewer] = empty.users;
    const room = await openTestRoom({
      ...empty,
      users: [
        { ...admin!, lastLoginAt: ago(0) },
        { ...manager!, lastLoginAt: ago(7) },
        { ...analyst!, lastLoginAt: ago(7, 0, 1) },
        { ...viewer!, lastLoginAt: ago(1), deactivatedAt: ago(1) },
        { ...viewer!, id: 'user-invited', email: 'new@x.example', lastLoginAt: null },
      ],
      audit: [
        entry('document_download', ago(30, 0, 1)),
        entry('failed_login', ago(30, 0, 1)),
        entry('document_download', ago(30)),
        entry('failed_login', ago(29)),
        entry('blocked_download', ago(20)),
        entry('permission_revoked', ago(3)),
        entry('permission_granted', ago(3)),
        entry('document_download', ago(1)),
        entry('document_view', ago(0)),
      ],
      ...{ documents: many(12).documents, versions: many(12).versions },
    });
    expect((await room.call('getDashboardMetrics', { as: 'user-manager' })).json).toEqual({
      activeUsers: 2,
      totalDocuments: 12,
      securityEvents: 3,
      downloads: 2,
    });
  });

  it('names the user of each entry, also after their deactivation, and none where there is none', async () => {
    const entry = (userId: string | null, activityType: ActivityType, description: string) => ({
      ...demo.audit[0]!,
      ...{ userId, activityType, description },
    });
    const entries = [
      entry('user-viewer', 'document_view', 'Viewed "Ada Lindqvist.pdf" (version 1)'),
      entry('user-admin', 'document_view', 'Viewed "Ada Lindqvist.pdf" (version 1)'),
      entry('user-manager', 'login', 'Signed in'),
      entry('user-viewer', 'blocked_download', 'Blocked a download of "a.pdf"'),
      entry('user-viewer', 'failed_login', 'Failed sign-in of ingrid@buyer.example: not verified'),
      entry(null, 'user_created', 'Invited ada@strongroom.example as the first administrator'),
      entry('user-unknown', 'login', 'Signed in'),
      entry('user-admin', 'login', 'Ada Lindqvist signed in'),
    ];
    const users = demo.users.map((user) =>
      user.id === 'user-manager' ? { ...user, deactivatedAt: user.createdAt } : user,
    );
    const room = await openTestRoom({ ...demo, users, audit: entries });
    const { json } = await room.call('listRecentActivity', { as: 'user-admin' });
    expect((json as { description: string }[]).map(({ description }) => description).reverse()).toEqual([
      'Ingrid Vos viewed "Ada Lindqvist.pdf" (version 1)',
      'Ada Lindqvist viewed "Ada Lindqvist.pdf" (version 1)',
      'Marcus Okafor signed in',
      'Blocked a download of "a.pdf" by Ingrid Vos',
      'Failed sign-in of ingrid@buyer.example: not verified',
      'Invited ada@strongroom.example as the first administrator',
      'Signed in',
      'Ada Lindqvist signed in',
    ]);
  });

  it('names a user whose name begins the sentence about them', async () => {
    const users = demo.users.map((user) =>
      user.id === 'user-viewer' ? { ...user, firstName: 'Mo', lastName: null } : user,
    );
    const moved = { userId: 'user-viewer', activityType: 'document_moved', description: 'Moved "a.pdf"' } as const;
    const room = await openTestRoom({ ...demo, users, audit: [{ ...demo.audit[0]!, ...moved }] });
    const { json } = await room.call('listRecentActivity', { as: 'user-admin' });
    expect(json).toMatchObject([{ description: 'Mo moved "a.pdf"' }]);
  });

  it('still lists other entries after hours of reading, and after the clock was set back', async () => {
    const entry = (more: object) => ({ ...demo.audit[0]!, activityType: 'document_download' as const, ...more });
    const reading = entry({ activityType: 'document_view', pages: '4', seconds: 300 });
    const audit = [
      entry({ createdAt: ago(3) }),
      entry({ createdAt: ago(400) }),
      ...Array.from({ length: 200 }, () => reading),
    ];
    const room = await openTestRoom({ ...demo, audit });
    expect((await room.call('listRecentActivity', { as: 'user-admin' })).json).toHaveLength(2);
    expect((await room.call('getDashboardMetrics', { as: 'user-admin' })).json).toMatchObject({ downloads: 1 });
  });

  it('shows the newest twenty entries, shortened, without an address where none is known', async () => {
    const room = await openTestRoom({
      ...demo,
      audit: [...demo.audit, { ...demo.audit[0]!, ipAddress: null, description: 'The newest' }],
    });
    const { json } = await room.call('listRecentActivity', { as: 'user-admin' });
    expect(json).toHaveLength(20);
    expect(Object.keys((json as object[])[0]!)).toEqual(['id', 'activityType', 'description', 'createdAt']);
    expect(Object.keys((json as object[])[1]!)).toContain('ipAddress');
  });
});
