import { describe, expect, test } from 'vitest';
import type { DocumentPermission } from '#contract/types.ts';
import { type Held, heldKey, heldOf, planBulkGrants, type Target } from './bulk-grants.ts';

const report: Target = { kind: 'document', id: 'report', name: 'Report.pdf' };
const legal: Target = { kind: 'folder', id: 'legal', name: 'Legal' };
const ingrid = { userId: 'ingrid', groupId: null };
const bidders = { userId: null, groupId: 'bidders' };
const toView = { canDownload: false, expiresAt: null };
const view: Held = { canRead: true, canDownload: false, canWrite: false, expiresAt: null };
const soon = new Date(Date.now() + 86_400_000).toISOString();
const later = new Date(Date.now() + 9 * 86_400_000).toISOString();
const before = (held: Held) => new Map([[heldKey(report, ingrid), held]]);

describe('giving access', () => {
  test('grants everybody what they do not have yet, and downloads for documents alone', () => {
    const { bulkGrants, kept, higher } = planBulkGrants(
      [report, legal],
      [ingrid, bidders],
      { canDownload: true, expiresAt: soon },
      new Map(),
      false,
    );
    expect(
      bulkGrants.map(({ target, holder, before: held, after }) => [target.id, holder, held, after.canDownload]),
    ).toEqual([
      ['report', ingrid, null, true],
      ['report', bidders, null, true],
      ['legal', ingrid, null, null],
      ['legal', bidders, null, null],
    ]);
    expect(bulkGrants.every(({ after }) => after.canRead && after.expiresAt === soon)).toBe(true);
    expect([kept, higher]).toEqual([0, 0]);
  });

  test('skips those who have just that', () => {
    expect(planBulkGrants([report], [ingrid], toView, before(view), true)).toEqual({
      bulkGrants: [],
      kept: 1,
      higher: 0,
    });
  });

  test('keeps the download setting of a folder’s permission', () => {
    const held = new Map([[heldKey(legal, bidders), { ...view, canDownload: true, expiresAt: soon }]]);
    const { bulkGrants } = planBulkGrants([legal], [bidders], toView, held, true);
    expect(bulkGrants).toMatchObject([{ after: { canDownload: true, expiresAt: null } }]);
  });

  test('raises what is less, and keeps what it was for the way back', () => {
    const { bulkGrants } = planBulkGrants(
      [report],
      [ingrid],
      { canDownload: true, expiresAt: null },
      before(view),
      false,
    );
    expect(bulkGrants).toMatchObject([{ before: view, after: { canDownload: true, expiresAt: null } }]);
  });

  test('reduces nothing without a choice, and counts those who have more', () => {
    const more = { ...view, canDownload: true };
    expect(planBulkGrants([report], [ingrid], toView, before(more), false)).toEqual({
      bulkGrants: [],
      kept: 1,
      higher: 1,
    });
    const lowered = planBulkGrants([report], [ingrid], toView, before(more), true);
    expect(lowered).toMatchObject({
      bulkGrants: [{ before: more, after: { canDownload: false } }],
      kept: 0,
      higher: 1,
    });
  });

  test('adds what is lacking to what goes further: the right of one, the end of the other', () => {
    const held = { ...view, expiresAt: later };
    const { bulkGrants, higher } = planBulkGrants(
      [report],
      [ingrid],
      { canDownload: true, expiresAt: soon },
      before(held),
      false,
    );
    expect(bulkGrants).toMatchObject([{ after: { canDownload: true, expiresAt: later } }]);
    expect(higher).toBe(1);
  });

  test.each([
    ['has ended', { ...view, expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['never let anybody read', { ...view, canRead: false, canDownload: true }],
  ])('counts as nothing what %s', (_what, held) => {
    expect(planBulkGrants([report], [ingrid], toView, before(held), false).bulkGrants).toMatchObject([
      { before: null },
    ]);
  });

  test('keeps the right to write that a permission on a folder carries', () => {
    const held = new Map([[heldKey(legal, ingrid), { ...view, canWrite: true, expiresAt: soon }]]);
    const { bulkGrants } = planBulkGrants([legal], [ingrid], toView, held, false);
    expect(bulkGrants).toMatchObject([{ after: { canWrite: true, expiresAt: null } }]);
  });
});

test('a row of the list is an existing permission', () => {
  const row: DocumentPermission = {
    ...{ id: 'grant', documentId: 'report', ...ingrid },
    ...{ canRead: true, canDownload: true, expiresAt: null },
  };
  expect(heldOf(row)).toEqual({ ...view, canDownload: true });
});
