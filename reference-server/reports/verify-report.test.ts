import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { openRoom } from '#core/room/room.ts';
import { acceptTerms } from '#core/identity/terms/answer-terms.ts';
import { openTerms } from '#core/identity/terms/open-terms.ts';
import { callRoom, testRequest } from '#core/testing/room.ts';
import { createTestPorts, type TestPorts } from '#core/testing/ports.ts';
import { collect, once } from '#core/store/memory-objects.ts';
import type { EventRow } from '#core/reports/report.ts';
import { demo } from '../scenarios/demo.ts';
import { loadScenario } from '../scenarios/scenario.ts';
import { openFileStore, type FileStore } from '../storage/file-store.ts';
import { readPdf } from '../preview/testing/pdf-reader.ts';
import { reportPdf } from './pdf/report-pdf.ts';
import { readReportFonts } from './report-fonts.ts';
import { verifyReport } from './verify-report.ts';

const EVER = '2020-01-01T00:00:00.000Z';
const admin = { as: 'user-admin' };

interface ServedFolder {
  file: FileStore;
  ports: TestPorts;
  room: ReturnType<typeof openRoom>;
}

let folder: string;
let dataDir: string;
let served: ServedFolder;

async function serve(at: string): Promise<ServedFolder> {
  const file = await openFileStore(at, { segmentBytes: 200_000 });
  const named = { name: 'Project Falcon, Part 2', figures: 'measured' } as const;
  const ports: TestPorts = { ...createTestPorts(file.store), history: file.history, room: named };
  return { file, ports, room: openRoom(ports) };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'report-'));
  dataDir = path.join(folder, 'data');
  served = await serve(dataDir);
  await loadScenario(served.ports.store, served.ports.objects, demo);
});

afterEach(async () => {
  await served.file.close();
  await rm(folder, { recursive: true, force: true });
});

const call = (...[operationId, options]: [Parameters<typeof callRoom>[1], Parameters<typeof callRoom>[2]]) =>
  callRoom(served.room, operationId, { ...admin, ...options });

/** Some events of every kind that a report counts. */
async function makeEvents(): Promise<void> {
  const { clock } = served.ports;
  const documentId = 'document-capex';
  clock.advance({ minutes: 1 });
  await call('downloadDocument', { as: 'user-viewer', params: { id: documentId } });
  await call('downloadDocument', { as: 'user-viewer', params: { id: 'never-was' } });
  await call('grantDocumentPermission', {
    json: { documentId, userId: 'user-viewer', canRead: true, canDownload: true },
  });
  clock.advance({ minutes: 1 });
  await call('revokeDocumentPermission', { params: { documentId, userId: 'user-viewer' } });
  await call('renameDocument', { params: { id: documentId }, json: { name: '=Capex, "new".xlsx' } });
  await call('publishTerms', { json: { title: 'House rules', text: 'Tell nobody', groupIds: null } });
  await accept('user-admin');
  clock.advance({ minutes: 1 });
}

/** Accepts all pending terms in a new session. */
async function accept(userId: string): Promise<void> {
  const { ports, room } = served;
  const client = { ipAddress: '203.0.113.9', userAgent: null };
  const time = ports.clock.now().toISOString();
  const session = { id: `asked-${userId}`, userId, createdAt: time, lastUsedAt: time, idToken: null, ...client };
  await ports.store.transact((tx) => tx.sessions.put(session));
  const open = await ports.store.read((tx) => openTerms(tx, userId));
  for (const { id, sha256 } of open) await acceptTerms(room, session.id, { id, sha256 }, client);
}

async function reportFile(
  format: 'json' | 'csv' | 'pdf',
  period: { from?: string; to?: string } = {},
): Promise<string> {
  const { json, text } = await call('createComplianceReport', { json: { from: EVER, format, ...period } });
  const { id } = json as { id: string };
  const request = testRequest('downloadComplianceReport', { ...admin, params: { id } });
  const { body } = await served.room.answer(request);
  if (body === null) throw new Error(text);
  const file = path.join(folder, `${id}.${format}`);
  await writeFile(file, body instanceof Uint8Array ? body : await collect(body));
  return file;
}

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(file, after);
}

interface Line {
  seq: number;
  hash: string;
  changes: { collection: string; id: string; row: { deactivatedAt?: string | null } | null }[];
  audit: { createdAt: string; activityType: string; userId: string | null; resourceId: string | null }[];
}

/** Reads the journal's files without the server's code. */
async function journalLines(): Promise<Line[]> {
  const journal = path.join(dataDir, 'journal');
  const names = (await readdir(journal)).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(journal, name), 'utf8')));
  return texts
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

interface Counted {
  chain: { length: number; auditEntries: number; head: { seq: number; hash: string } };
  cover: { to: string; head: { seq: number; hash: string } };
  figures: { figure: string; value: number }[];
  documents: { documentId: string; views: number; downloads: number; blocked: number }[];
  use: { personId: string | null; views: number; downloads: number; blocked: number; signIns: number }[];
  grants: { id: string }[];
  refusals: { id: string }[];
  people: { id: string; role: string }[];
}

describe('the figures of a report', () => {
  it('are those that result from counting the lines of the journal', async () => {
    await makeEvents();
    const from = '2025-12-20T00:00:00.000Z';
    const report = JSON.parse(await readFile(await reportFile('json', { from }), 'utf8')) as Counted;
    const lines = (await journalLines()).filter(({ seq }) => seq <= report.cover.head.seq);
    const entries = lines.flatMap(({ audit }) => audit);
    const within = entries.filter(({ createdAt }) => createdAt >= from && createdAt < report.cover.to);
    const count = (type: string, of: (entry: Line['audit'][number]) => boolean = () => true) =>
      within.filter((entry) => entry.activityType === type && of(entry)).length;
    const figures = Object.fromEntries(report.figures.map(({ figure, value }) => [figure, value]));
    expect(within.length).toBeGreaterThan(100);
    for (const [figure, type] of [
      ['views', 'document_view'],
      ['downloads', 'document_download'],
      ['grants', 'permission_granted'],
      ['revocations', 'permission_revoked'],
      ['refusedDownloads', 'blocked_download'],
      ['signIns', 'login'],
      ['failedSignIns', 'failed_login'],
    ] as const)
      expect([figure, figures[figure]]).toEqual([figure, count(type)]);
    expect(figures['entries']).toBe(within.length);
    for (const { documentId, ...use } of report.documents) {
      const of = ({ resourceId }: { resourceId: string | null }) => resourceId === documentId;
      const { views, downloads, blocked } = use;
      const counted = [count('document_view', of), count('document_download', of), count('blocked_download', of)];
      expect([documentId, views, downloads, blocked]).toEqual([documentId, ...counted]);
    }
    for (const { personId, views, downloads, signIns } of report.use) {
      const of = ({ userId }: { userId: string | null }) => userId === personId;
      const counted = [count('document_view', of), count('document_download', of), count('login', of)];
      expect([personId, views, downloads, signIns]).toEqual([personId, ...counted]);
    }
    expect(report.refusals).toHaveLength(
      count('blocked_download') + count('failed_login') + count('failed_download') + count('failed_view'),
    );
    const rows = new Map<string, Line['changes'][number]['row']>();
    for (const { changes } of lines) {
      for (const { collection, id, row } of changes) if (row) rows.set(`${collection} ${id}`, row);
      for (const { collection, id, row } of changes) if (!row) rows.delete(`${collection} ${id}`);
    }
    const kept = (collection: string) => [...rows].filter(([key]) => key.startsWith(`${collection} `));
    expect(figures['documents']).toBe(kept('documents').length);
    expect(figures['people']).toBe(kept('users').filter(([, row]) => row?.deactivatedAt === null).length);
    const last = lines.at(-1);
    expect(report.chain).toMatchObject({ length: lines.length, auditEntries: entries.length, broken: null });
    expect(report.chain.head).toEqual({ seq: last?.seq, hash: last?.hash });
  });

  it('name where the log breaks, and cover what comes before', async () => {
    await makeEvents();
    const healthy = await journalLines();
    const target = healthy.find(({ audit }) => audit.some(({ activityType }) => activityType === 'permission_granted'));
    const granted =
      healthy.find(({ seq, audit }) => seq > 3 && audit[0]?.activityType === 'permission_granted') ?? target;
    const broken = granted?.seq ?? 0;
    const journal = path.join(dataDir, 'journal');
    for (const name of await readdir(journal)) {
      const file = path.join(journal, name);
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(new RegExp(`^(\\{"seq":${broken},.*)Granted`, 'm'), '$1Grunted'));
    }
    const report = JSON.parse(await readFile(await reportFile('json'), 'utf8')) as Counted;
    expect(report.chain).toMatchObject({
      length: broken - 1,
      broken: { seq: broken, reason: 'the entry does not match its hash' },
    });
    const csv = await readFile(await reportFile('csv'), 'utf8');
    expect(csv).toContain(`Broken at entry ${broken}: the entry does not match its hash.`);
  });
});

describe('a report held against the log', () => {
  it('list who accepted which terms, when and from where, in a file as on paper', async () => {
    const before = await reportFile('json');
    await makeEvents();
    expect(await verifyReport(dataDir, before)).toMatchObject({ kind: 'belongs' });
    expect(await readFile(before, 'utf8')).not.toContain('"terms"');
    const { terms } = JSON.parse(await readFile(await reportFile('json'), 'utf8')) as { terms: EventRow[] };
    expect(terms.map(({ type }) => type)).toEqual(['terms_published', 'terms_accepted']);
    const hash = await served.ports.hasher.sha256('Tell nobody');
    const description = `Accepted version 1 of the terms "House rules" (SHA-256 ${hash})`;
    expect(terms[1]).toMatchObject({ person: 'Ada Lindqvist', ipAddress: '203.0.113.9', description });
    served.ports.reportPdf = reportPdf({ fonts: await readReportFonts() });
    const pdf = await reportFile('pdf');
    const text = (await readPdf(await readFile(pdf))).map((page) => page.text).join('\n');
    for (const words of ['Terms before entry', 'Terms accepted', '203.0.113.9']) expect(text).toContain(words);
    expect(await verifyReport(dataDir, pdf)).toMatchObject({ kind: 'belongs' });
  });

  for (const format of ['json', 'csv'] as const) {
    it(`belongs to it, as ${format}, also when the log has grown since`, async () => {
      await makeEvents();
      const file = await reportFile(format);
      expect(await verifyReport(dataDir, file)).toMatchObject({ kind: 'belongs', exitCode: 0 });
      await makeEvents();
      const verdict = await verifyReport(dataDir, file);
      expect(verdict).toMatchObject({ kind: 'belongs', exitCode: 0 });
      expect(verdict.message).toMatch(/Every figure was counted again.*has \d+ entries more now/);
    });

    it(`was changed by hand, as ${format}, and the line is named`, async () => {
      await makeEvents();
      const file = await reportFile(format);
      const before = (await readFile(file, 'utf8')).split('\n');
      await edit(
        file,
        format === 'json' ? /"views":(\d+)/ : /"documents","([^"]*)","(\d+)"/,
        format === 'json' ? '"views":9$1' : '"documents","$1","9$2"',
      );
      const after = (await readFile(file, 'utf8')).split('\n');
      const line = after.findIndex((text, at) => text !== before[at]) + 1;
      const verdict = await verifyReport(dataDir, file);
      expect(verdict).toMatchObject({ kind: 'changed', exitCode: 3 });
      expect(verdict.message).toContain(`Line ${line} says `);
      await writeFile(file, before.slice(0, -5).join('\n'));
      expect((await verifyReport(dataDir, file)).message).toContain('It ends at line');
      await writeFile(file, `${before.join('\n')}more`);
      expect((await verifyReport(dataDir, file)).message).toContain('It goes on after its end, for 4 bytes');
    });

    it(`is of another log, as ${format}`, async () => {
      const file = await reportFile(format);
      const other = await serve(path.join(folder, 'other'));
      await loadScenario(other.ports.store, other.ports.objects, { ...demo, audit: demo.audit.slice(1) });
      await other.file.close();
      const verdict = await verifyReport(path.join(folder, 'other'), file);
      expect(verdict).toMatchObject({ kind: 'another-log', exitCode: 2 });
    });
  }

  it('names who made it as the log does', async () => {
    const file = await reportFile('json');
    await edit(file, '"email":"ada@strongroom.example","role"', '"email":"eve@strongroom.example","role"');
    expect(await verifyReport(dataDir, file)).toMatchObject({ kind: 'changed' });
  });

  it('is known as PDF by its bytes alone', async () => {
    served.ports.reportPdf = ({ cover }) => once(new TextEncoder().encode(`%PDF-1.7 ${cover.id}`));
    const file = await reportFile('pdf');
    expect(await verifyReport(dataDir, file)).toMatchObject({ kind: 'belongs', exitCode: 0 });
    await edit(file, 'PDF-1.7', 'PDF-1.6');
    expect(await verifyReport(dataDir, file)).toMatchObject({ kind: 'changed', exitCode: 3 });
  });

  it('is refused if it is not a report', async () => {
    for (const text of ['', '{"report":"of another program"}', 'a,b,c\r\n', 'null']) {
      const file = path.join(folder, 'other.txt');
      await writeFile(file, text);
      expect(await verifyReport(dataDir, file)).toMatchObject({ kind: 'no-report', exitCode: 4 });
    }
    for (const file of [path.join(folder, 'not-there.json'), folder])
      expect(await verifyReport(dataDir, file)).toMatchObject({ kind: 'no-report', exitCode: 4 });
  });
});

it.runIf(isDeep)('a command verifies whether a report belongs to the log', async () => {
  const file = await reportFile('json');
  const run = () =>
    promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      'scripts/data-folder/audit-verify.ts',
      '--data',
      dataDir,
      '--report',
      file,
    ]);
  expect((await run()).stdout).toMatch(/The audit log is whole[^]*Every figure was counted again from the log/);
  await edit(file, '"views":', '"viewz":');
  await expect(run()).rejects.toMatchObject({ code: 3, stderr: expect.stringContaining('was changed') as string });
});
