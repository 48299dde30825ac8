import { PDFDocument } from '@cantoo/pdf-lib';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../conformance/contract.ts';
import { schemaErrors, createValidator } from '../../conformance/answers/validator.ts';
import { openTestRoom } from '../core/testing/room.ts';
import { isPageType, previewableType } from '../core/records/content-types.ts';
import { pageOf } from '../preview/pages/page-of.ts';
import { previewKind } from '../../web/features/preview/stage/preview-kind.ts';
import { awkward } from './awkward.ts';
import { demo } from './demo.ts';
import { empty } from './empty.ts';
import { many } from './many.ts';
import { SCENARIO_NOW, shiftTo, type Scenario } from './scenario.ts';

const worlds: readonly [string, Scenario][] = [
  ['empty', empty],
  ['demo', demo],
  ['awkward', awkward],
  ['many', many(500, 1000)],
];

const contract = readContract();
const faultsOf = createValidator(schemaErrors(contract));

describe.each(worlds)('the world "%s"', (_name, world) => {
  it.each(['listDocuments', 'listFolders', 'listUsers', 'listAuditLogs'] as const)(
    'answers %s within the contract',
    async (operationId) => {
      const operation = contract.operations.find(({ id }) => id === operationId)!;
      const room = await openTestRoom(world);
      const { status, type, headers, text } = await room.call(operationId, { as: 'user-admin' });
      expect(status).toBe(200);
      // The server adds a request id.
      const sent = new Headers({ ...headers, 'Content-Type': type ?? '', 'X-Request-Id': 'request-1' });
      expect(faultsOf(operation, { status, headers: sent, bytes: new TextEncoder().encode(text) })).toEqual([]);
      expect(room.ports.faults).toEqual([]);
    },
  );

  it('gives every row an id of its own', () => {
    for (const rows of [world.users, world.documents, world.versions, world.folders, world.grants])
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });
});

describe('the demonstration', () => {
  const newest = demo.documents.map((document) => {
    const version = demo.versions.find((row) => row.documentId === document.id && row.version === document.version);
    return { document, version, bytes: demo.objects[version?.objectKey ?? '']!() };
  });

  it.each(newest.map((row) => [row.document.name, row] as const))(
    'holds %s as a file of its declared type',
    async (_name, row) => {
      const { document, version, bytes } = row;
      const found = await fileTypeFromBuffer(bytes);
      const isMarkup = /html|svg/.test(document.mimeType ?? '');
      // CSV and text have no magic bytes, and SVG is detected as XML.
      expect(isMarkup ? document.mimeType : (found?.mime ?? null)).toBe(version?.sniffedType ?? null);
      expect(document.size).toBe(bytes.length);
      if (document.mimeType === 'application/pdf') {
        const file = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
        expect(file.getPageCount()).toBeGreaterThan(0);
      }
      if (document.mimeType === 'image/png') expect((await sharp(bytes).raw().toBuffer()).length).toBeGreaterThan(0);
    },
  );

  it('has 70 documents, and all 70 can be read in the app', async () => {
    const counts: Record<string, number> = {};
    for (const { document, version, bytes } of newest) {
      const shown = version && previewableType(version);
      if (shown && isPageType(shown.type)) await pageOf(bytes, shown.type);
      const kind = shown === null ? 'none' : isPageType(shown?.type ?? '') ? 'page' : (shown?.kind ?? 'none');
      // The dialog uses the declared type.
      const inDialog = previewKind(document.mimeType);
      const key = `${kind} as ${inDialog}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(counts).toEqual({
      'pdf as pdf': 32,
      'page as html': 26,
      'page as text': 5,
      'html as html': 3,
      'raster as image': 2,
      'svg as image': 2,
    });
  });

  it('has every level, restriction and role, and uploads of people who have lost the right to upload', () => {
    expect(new Set(demo.documents.map((row) => row.accessLevel)).size).toBe(3);
    expect(demo.documents.some((row) => row.downloadRestricted && row.accessLevel === 'confidential')).toBe(true);
    expect(demo.documents.some((row) => row.printingRestricted)).toBe(true);
    const analysts = new Set(demo.users.filter((user) => user.role === 'analyst').map((user) => user.id));
    expect(demo.documents.some((row) => analysts.has(row.uploadedById ?? ''))).toBe(true);
  });

  it('lists its history in order, with every kind of activity', () => {
    const times = demo.audit.map((entry) => entry.createdAt);
    expect(times).toEqual([...times].sort());
    expect(new Set(demo.audit.map((entry) => entry.activityType)).size).toBe(20);
  });

  it('shows each of its four people another part of itself', async () => {
    const room = await openTestRoom(demo);
    const counts = await Promise.all(
      ['user-admin', 'user-analyst', 'user-viewer'].map(async (as) => {
        const { json } = await room.call('listDocuments', { as });
        return (json as unknown[]).length;
      }),
    );
    expect(counts[0]).toBe(demo.documents.length);
    expect(counts[0]).toBeGreaterThan(counts[1]!);
    expect(counts[1]).toBeGreaterThan(counts[2]!);
    expect(counts[2]).toBeGreaterThan(10);
  });

  it('moves as a whole to another day', () => {
    const later = shiftTo(demo, new Date('2027-06-01T10:00:00.000Z'));
    const by = new Date(later.now).getTime() - SCENARIO_NOW.getTime();
    expect(new Date(later.documents[5]!.updatedAt).getTime() - new Date(demo.documents[5]!.updatedAt).getTime()).toBe(
      by,
    );
    expect(later.audit.at(-1)!.createdAt > '2027-06-01T00:00:00.000Z').toBe(true);
    expect(later.users[0]!.lastLoginAt! > '2027-06-01T00:00:00.000Z').toBe(true);
  });
});
