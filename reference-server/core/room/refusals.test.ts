import { beforeEach, describe, expect, it } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { rateLimited, storeUnavailable } from '../call/errors.ts';
import type { CoreOperationId } from '../call/operation.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

let room: TestRoom;
let hiddenId: string;

beforeEach(async () => {
  room = await openTestRoom();
  hiddenId = (await upload(room, { accessLevel: 'confidential' })).id;
});

const roles = ['admin', 'manager', 'analyst', 'viewer'] as const;
const answered = (Object.keys(contractOperations) as OperationId[]).filter(
  (id): id is CoreOperationId => !contractOperations[id].navigation,
);

describe('the role gate', () => {
  it.each(answered)('admits no call without a session to %s, unless it is public', async (operationId) => {
    const { status } = await room.call(operationId, { as: null });
    const isPublic = (contractOperations[operationId].roles as readonly string[]).includes('public');
    if (isPublic) expect(status).not.toBe(401);
    else expect(status).toBe(401);
  });

  const pairs = answered.flatMap((operationId) => roles.map((role) => [operationId, role] as const));
  it.each(pairs)('%s as %s is refused exactly where the contract does not name the role', async (operationId, role) => {
    const named = contractOperations[operationId].roles as readonly string[];
    const isNamed = named.includes(role) || named.includes('owner') || named.includes('public');
    const answer = await room.call(operationId, { as: `user-${role}`, params: { id: 'nothing' } });
    if (!isNamed) expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    else if (named.includes(role)) expect(answer.status).not.toBe(403);
  });
});

describe('what a reader may not see', () => {
  const reading = ['downloadDocument', 'previewDocument', 'listDocumentVersions', 'deleteDocument'] as const;

  it.each(reading)('is answered by %s byte for byte like what does not exist', async (operationId) => {
    const answerFor = async (id: string) => {
      const { status, headers, text, type } = await room.call(operationId, { as: 'user-viewer', params: { id } });
      return { status, headers, text, type };
    };
    const hidden = await answerFor(hiddenId);
    expect(hidden.status).toBe(404);
    expect(await answerFor('document-that-never-was')).toEqual(hidden);
    expect(await answerFor('x'.repeat(500))).toEqual(hidden);
    expect(await answerFor('')).toEqual(hidden);
    expect(await answerFor('../../etc/passwd')).toEqual(hidden);
    expect(await answerFor('__proto__')).toEqual(hidden);
  });

  it('is in no list', async () => {
    for (const operationId of ['listDocuments', 'listFolders'] as const)
      expect((await room.call(operationId, { as: 'user-viewer' })).text).not.toContain(hiddenId);
  });
});

describe('what is not valid', () => {
  const wrong: readonly [string, CoreOperationId, unknown][] = [
    ['an unknown property', 'createFolder', { name: 'A', ownerId: 'me' }],
    ['a missing property', 'createFolder', {}],
    ['null', 'createFolder', null],
    ['an array', 'createFolder', []],
    ['a wrong level', 'createFolder', { name: 'A', accessLevel: 'PUBLIC' }],
    ['a number for a name', 'createFolder', { name: 1 }],
    ['an unknown role', 'createUser', { firstName: 'A', lastName: 'B', email: 'a@b.example', role: 'root' }],
    ['a prototype as role', 'createUser', { firstName: 'A', lastName: 'B', email: 'a@b.example', role: '__proto__' }],
    ['an e-mail that is none', 'createUser', { firstName: 'A', lastName: 'B', email: 'a@b', role: 'viewer' }],
    ['a prototype to pollute', 'createFolder', JSON.parse('{"name":"A","__proto__":{"isAdmin":true}}')],
  ];

  it.each(wrong)('%s is 400 and names what is wrong', async (_what, operationId, json) => {
    const answer = await room.call(operationId, { as: 'user-admin', json });
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid-request', title: 'Bad Request' } });
    expect((answer.json as { invalidParams: unknown[] }).invalidParams.length).toBeGreaterThan(0);
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('a property that is not in the contract is named', async () => {
    const json = { name: 'A', ownerId: 'me' };
    expect(await room.call('createFolder', { as: 'user-admin', json })).toMatchObject({
      json: { invalidParams: [{ name: 'ownerId' }] },
    });
  });

  it('a text that is too long is refused with its limit in plain words', async () => {
    const json = { name: 'x'.repeat(256) };
    expect(await room.call('createFolder', { as: 'user-admin', json })).toMatchObject({
      json: { invalidParams: [{ name: 'name', reason: 'At most 255 characters' }] },
    });
  });

  it('a body that is not JSON is 415', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(await room.call('createFolder', { as: 'user-admin', json: { name: 'A' }, headers })).toMatchObject({
      status: 415,
      json: { code: 'unsupported-media-type' },
    });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON', 'application/merge-patch+json'])(
    '%s is JSON',
    async (type) => {
      const headers = { 'content-type': type };
      expect((await room.call('createFolder', { as: 'user-admin', json: { name: 'A' }, headers })).status).toBe(201);
    },
  );
});

describe('a refusal of a navigation', () => {
  const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('is a page with the words of the catalogue', async () => {
    const call = { as: 'user-viewer', params: { id: hiddenId }, headers: asPage };
    const answer = await room.call('downloadDocument', call);
    expect(answer).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
    expect(answer.text).toContain('The document could not be found');
  });

  it('is JSON where the contract offers no page', async () => {
    const headers = { ...asPage, range: 'bytes=999999999-' };
    const answer = await room.call('downloadDocument', { as: 'user-admin', params: { id: hiddenId }, headers });
    expect(answer).toMatchObject({ status: 416, type: 'application/problem+json' });
  });

  it.each([
    [new Error('The disk is broken'), 500, 'Something went wrong'],
    [storeUnavailable(), 503, 'Not available right now'],
    [rateLimited(1), 429, 'Too many requests'],
  ])('is a page for %s too, that can be tried again', async (error, status, title) => {
    room.ports.objects.open = () => Promise.reject(error);
    const answer = await room.call('downloadDocument', { as: 'user-admin', params: { id: hiddenId }, headers: asPage });
    expect(answer).toMatchObject({ status, type: 'text/html; charset=utf-8' });
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect(answer.text).toContain('<a href="">Try again</a>');
  });

  it('is JSON where JSON is accepted', async () => {
    const headers = { accept: 'application/json' };
    const answer = await room.call('downloadDocument', { as: 'user-viewer', params: { id: hiddenId }, headers });
    expect(answer.type).toBe('application/problem+json');
  });
});

describe('a fault', () => {
  it('is logged and not shown to the caller', async () => {
    room.ports.objects.open = () => Promise.reject(new Error('secret path /var/data'));
    const answer = await room.call('downloadDocument', { as: 'user-admin', params: { id: hiddenId } });
    expect(answer).toMatchObject({ status: 500, json: { code: 'internal', requestId: 'request-1' } });
    expect(answer.text).not.toContain('secret');
    expect(room.ports.faults).toHaveLength(1);
  });
});
