// The mock and the server are two doors onto one core. The same calls are made at both; they must answer with the same
// status and the same kind of body, and every body must be what openapi.yaml promises.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contractOperations, type OperationId } from '#core/contract/operations.ts';
import type { Role } from '#core/records.ts';
import { empty } from '#core/scenarios/empty.ts';
import type { TestClient } from '../reference-server/testing/client.ts';
import { startTestServer, type TestServer } from '../reference-server/testing/server.ts';
import { openMock } from './node.ts';
import { changeSituation } from './world.ts';

type Who = Role | null;

interface Seen {
  status: number;
  type: string | null;
  text: string;
}

interface Request {
  as?: Who;
  params?: Record<string, string>;
  query?: string;
  json?: unknown;
  bytes?: string;
  headers?: Record<string, string>;
  /** For the signed PUT, whose address is given by the server. */
  path?: string;
}

type Door = (method: string, path: string, request: Request) => Promise<Seen>;

interface Step extends Seen {
  operationId: OperationId;
  title: string;
}

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';
const page = '<!doctype html><html><body><h1>Report</h1></body></html>';

/** Every operation, once or more as it is meant and once refused. */
async function walk(door: Door): Promise<Step[]> {
  const steps: Step[] = [];
  const call = async (operationId: OperationId, title: string, request: Request = {}): Promise<Seen> => {
    const { method, path: pattern } = contractOperations[operationId];
    const filled = pattern.replaceAll(/\{(\w+)\}/g, (_all, name: string) => request.params?.[name] ?? 'missing');
    const seen = await door(method, request.path ?? filled + (request.query ?? ''), { as: 'admin', ...request });
    steps.push({ operationId, title, ...seen });
    return seen;
  };
  const id = (seen: Seen) => (JSON.parse(seen.text) as { id: string }).id;
  const upload = async (bytes: string, title: string) => {
    const { uploadURL } = JSON.parse((await call('createUploadTicket', title)).text) as { uploadURL: string };
    const url = new URL(uploadURL);
    await call('storeObject', title, { as: null, path: url.pathname + url.search, bytes });
    return { path: url.pathname + url.search, documentURL: url.origin + url.pathname };
  };
  const register = (documentURL: string, more: object = {}) => ({
    json: {
      documentURL,
      name: 'Report.html',
      mimeType: 'text/html',
      size: 1,
      folderId: null,
      accessLevel: 'public',
      downloadRestricted: false,
      ...more,
    },
  });

  await call('getCurrentUser', 'the person');
  await call('getCurrentUser', 'nobody', { as: null });
  await call('getDashboardMetrics', 'figures');
  await call('getDashboardMetrics', 'refused', { as: 'viewer' });
  await call('listRecentActivity', 'entries');
  await call('listRecentActivity', 'refused', { as: 'analyst' });

  const folder = id(await call('createFolder', 'at the root', { json: { name: 'Finance', accessLevel: 'public' } }));
  const child = id(
    await call('createFolder', 'inside', { json: { name: 'Tax', parentId: folder, accessLevel: 'restricted' } }),
  );
  await call('createFolder', 'without a name', { json: { accessLevel: 'public' } });
  await call('createFolder', 'refused', { as: 'viewer', json: { name: 'X', accessLevel: 'public' } });
  await call('createFolder', 'not JSON', { bytes: 'x', headers: { 'content-type': 'text/plain' } });
  await call('updateFolder', 'renamed', {
    params: { id: child },
    json: { name: 'Taxes', description: 'Old', accessLevel: 'public' },
  });
  await call('updateFolder', 'unknown', { params: { id: 'folder-none' }, json: { name: 'X', accessLevel: 'public' } });
  await call('listFolders', 'all');
  await call('listFolders', 'nobody', { as: null });

  const first = await upload(page, 'first file');
  await call('createUploadTicket', 'refused', { as: 'viewer' });
  await call('storeObject', 'same bytes again', { as: null, path: first.path, bytes: page });
  await call('storeObject', 'other bytes', { as: null, path: first.path, bytes: pdf });
  await call('storeObject', 'tampered', { as: null, path: first.path.replace('max=', 'max=9'), bytes: page });
  const document = id(await call('registerDocument', 'new', register(first.documentURL)));
  await call('registerDocument', 'twice', register(first.documentURL));
  await call('registerDocument', 'foreign address', register('http://169.254.169.254/x'));
  await call('registerDocument', 'unknown property', register(first.documentURL, { evil: true }));
  const second = await upload(page.replace('Report', 'Report 2'), 'next version');
  await call('registerDocument', 'next version', register(second.documentURL));
  const third = await upload(pdf, 'into a folder');
  const inFolder = id(
    await call(
      'registerDocument',
      'into a folder',
      register(third.documentURL, {
        name: 'Tax.pdf',
        mimeType: 'application/pdf',
        folderId: child,
        accessLevel: 'confidential',
      }),
    ),
  );

  await call('listDocuments', 'all');
  await call('listDocuments', 'as a viewer', { as: 'viewer' });
  await call('renameDocument', 'another name', { params: { id: document }, json: { name: 'Annual report.html' } });
  await call('renameDocument', 'refused', { as: 'viewer', params: { id: document }, json: { name: 'X' } });
  const settings = { accessLevel: 'public', downloadRestricted: true, printingRestricted: true };
  await call('updateDocumentSettings', 'restricted', { params: { id: document }, json: settings });
  await call('updateDocumentSettings', 'wrong level', {
    params: { id: document },
    json: { ...settings, accessLevel: 'PUBLIC' },
  });
  await call('downloadDocument', 'whole', { params: { id: document } });
  await call('downloadDocument', 'a range', { params: { id: document }, headers: { range: 'bytes=0-3' } });
  await call('downloadDocument', 'outside', { params: { id: document }, headers: { range: 'bytes=9999-' } });
  await call('downloadDocument', 'restricted', { as: 'viewer', params: { id: document } });
  await call('downloadDocument', 'restricted, as a navigation', {
    as: 'viewer',
    params: { id: document },
    headers: { accept: 'text/html' },
  });
  await call('previewDocument', 'markup', { as: 'viewer', params: { id: document } });
  await call('previewDocument', 'hidden', { as: 'viewer', params: { id: inFolder } });
  await call('previewDocument', 'unknown', { params: { id: 'document-none' } });
  await call('listDocumentVersions', 'both', { params: { id: document } });
  await call('downloadDocumentVersion', 'the first', { params: { id: document, version: '1' } });
  await call('downloadDocumentVersion', 'unknown', { params: { id: document, version: '9' } });
  await call('restoreDocumentVersion', 'the first', { params: { id: document, version: '1' } });
  await call('restoreDocumentVersion', 'refused', { as: 'analyst', params: { id: document, version: '1' } });

  const grant = { documentId: document, userId: 'user-viewer', canRead: true, canDownload: true };
  await call('grantDocumentPermission', 'new', { json: grant });
  await call('grantDocumentPermission', 'again', { json: grant });
  await call('grantDocumentPermission', 'unknown user', { json: { ...grant, userId: 'user-none' } });
  await call('listDocumentPermissions', 'grants', { params: { id: document } });
  await call('listDocumentPermissions', 'refused', { as: 'viewer', params: { id: document } });
  await call('downloadDocument', 'granted', { as: 'viewer', params: { id: document } });
  await call('revokeDocumentPermission', 'revoked', { params: { documentId: document, userId: 'user-viewer' } });
  await call('revokeDocumentPermission', 'unknown', { params: { documentId: document, userId: 'user-none' } });

  await call('listUsers', 'as a manager', { as: 'manager' });
  await call('listUsers', 'refused', { as: 'viewer' });
  const person = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@buyer.example', role: 'viewer' };
  const permissions = {
    folderPermissions: [{ folderId: folder, canRead: true, canWrite: false }],
    documentPermissions: [{ documentId: document, canRead: true, canDownload: false }],
  };
  const created = id(await call('createUser', 'with permissions', { json: { ...person, ...permissions } }));
  await call('createUser', 'known e-mail', {
    json: { ...person, email: 'NOOR@buyer.example', folderPermissions: [], documentPermissions: [] },
  });
  await call('createUser', 'refused', { as: 'manager', json: person });
  await call('updateUserRole', 'analyst', { params: { id: created }, json: { role: 'analyst' } });
  await call('updateUserRole', 'oneself', { params: { id: 'user-admin' }, json: { role: 'viewer' } });
  await call('updateUserRole', 'no role', { params: { id: created }, json: { role: 'root' } });
  await call('reissueInvitation', 'fresh', { params: { id: created } });
  await call('reissueInvitation', 'joined', { params: { id: 'user-admin' } });
  await call('deactivateUser', 'gone', { params: { id: created } });
  await call('deactivateUser', 'oneself', { params: { id: 'user-admin' } });

  await call('listAuditLogs', 'newest', { as: 'manager' });
  await call('listAuditLogs', 'refused', { as: 'analyst' });
  await call('deleteFolder', 'not empty', { params: { id: folder } });
  await call('deleteFolder', 'with everything', { params: { id: folder }, query: '?cascade=true' });
  await call('deleteFolder', 'unknown', { params: { id: folder } });
  await call('deleteDocument', 'refused', { as: 'viewer', params: { id: document } });
  await call('deleteDocument', 'gone', { params: { id: document } });
  await call('deleteDocument', 'unknown', { params: { id: document } });
  await call('startLogin', 'to the provider', { as: null });
  await call('logout', 'signed out', { as: 'viewer', headers: { 'sec-fetch-site': 'same-origin' } });
  await call('logoutAndReturn', 'signed out', { as: 'analyst', headers: { 'sec-fetch-site': 'same-origin' } });
  await call('getCurrentUser', 'after the logout', { as: null });
  return steps;
}

function mediaType(header: string | null): string | null {
  return header?.split(';', 1)[0]?.trim() ?? null;
}

function bodyOf({ json, bytes }: Request): { body?: string; headers: Record<string, string> } {
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  return bytes === undefined
    ? { headers: {} }
    : { body: bytes, headers: { 'content-type': 'application/octet-stream' } };
}

async function mockDoor(): Promise<Door> {
  const room = await openMock(empty);
  return async (method, address, { as = null, headers, ...request }) => {
    changeSituation(room.world, { persona: as });
    const sent = bodyOf(request);
    const response = await room.fetch(address, {
      method,
      ...sent,
      headers: { accept: 'application/json', ...sent.headers, ...headers },
    });
    return {
      status: response.status,
      type: mediaType(response.headers.get('content-type')),
      text: await response.text(),
    };
  };
}

function serverDoor(clients: Record<Role, TestClient>, nobody: TestClient): Door {
  return async (method, address, { as = null, headers, ...request }) => {
    const sent = bodyOf(request);
    const client = as === null ? nobody : clients[as];
    const response = await client.request(address, {
      method,
      ...sent,
      headers: { accept: 'application/json', ...sent.headers, ...headers },
    });
    return { status: response.status, type: mediaType(response.headers.get('content-type')), text: response.text };
  };
}

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses: Record<string, unknown> }>>;
}

/** What openapi.yaml says of an answer's body: a schema for each media type, checked straight on the document. */
function contractChecks() {
  const contract = parse(readFileSync(path.join(import.meta.dirname, '../openapi.yaml'), 'utf8')) as Contract;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(contract, 'contract');
  const known = new Map<string, ValidateFunction>();
  const resolve = (value: unknown): Record<string, unknown> => {
    const node = value as Record<string, unknown>;
    if (typeof node['$ref'] !== 'string') return node;
    return resolve(
      node['$ref']
        .slice(2)
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], contract),
    );
  };
  return (step: Step): string[] => {
    const { method, path: url } = contractOperations[step.operationId];
    const responses = contract.paths[url]?.[method.toLowerCase()]?.responses ?? {};
    if (!(String(step.status) in responses)) return [`${step.status} is not documented`];
    const content = resolve(responses[String(step.status)])['content'] as
      Record<string, { schema: { $ref?: string } }> | undefined;
    if (!content) return step.text === '' ? [] : ['a body where none is documented'];
    const media = content[step.type ?? ''] ?? content['*/*'];
    if (!media) return [`${String(step.type)} is not documented for ${step.status}`];
    if (!step.type?.includes('json')) return [];
    const key = JSON.stringify(media.schema);
    const validate = known.get(key) ?? ajv.compile(absolute(media.schema) as object);
    known.set(key, validate);
    return validate(JSON.parse(step.text))
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
  };
}

/** References of a part of the document, made to point into the whole. */
function absolute(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as unknown;
}

let server: TestServer;
let ofMock: Step[];
let ofServer: Step[];

beforeAll(async () => {
  server = await startTestServer();
  const [admin, manager, analyst, viewer] = [
    await server.signInAs('admin'),
    await server.signInAs('manager'),
    await server.signInAs('analyst'),
    await server.signInAs('viewer'),
  ];
  ofServer = await walk(serverDoor({ admin, manager, analyst, viewer }, server.newClient()));
  ofMock = await walk(await mockDoor());
}, 60_000);
afterAll(() => server.stop());

test('every operation of the contract is walked, and most are also refused', () => {
  const walked = new Set(ofMock.map(({ operationId }) => operationId));
  expect(Object.keys(contractOperations).filter((id) => !walked.has(id as OperationId))).toEqual([]);
  const refused = new Set(ofMock.filter(({ status }) => status >= 400).map(({ operationId }) => operationId));
  expect(refused.size).toBeGreaterThanOrEqual(26);
});

test('both doors answer every call with the same status and the same kind of body', () => {
  const told = ({ operationId, title, status, type }: Step) => `${operationId}, ${title}: ${status} ${type ?? ''}`;
  const redirectless = (steps: Step[]) =>
    steps.map((step) => told(step.status === 302 ? { ...step, type: null } : step));
  expect(redirectless(ofMock)).toEqual(redirectless(ofServer));
});

test('every answer of both doors is one that openapi.yaml promises', () => {
  const check = contractChecks();
  const complaints = (door: string, steps: Step[]) =>
    steps
      .filter(({ status }) => status !== 302)
      .flatMap((step) => check(step).map((complaint) => `${door}: ${step.operationId}, ${step.title}: ${complaint}`));
  expect([...complaints('mock', ofMock), ...complaints('server', ofServer)]).toEqual([]);
});

test('both doors refuse with the very same words', () => {
  const refusals = (steps: Step[]) =>
    steps
      .filter(({ status, type }) => status >= 400 && type === 'application/problem+json')
      .map(({ operationId, title, text }) => `${operationId}, ${title}: ${text}`);
  const withoutIds = (lines: string[]) => lines.map((line) => line.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…'));
  expect(withoutIds(refusals(ofMock))).toEqual(withoutIds(refusals(ofServer)));
});
