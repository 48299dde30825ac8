// Promises about every call: its origin, the effect of refusals, and rate limits.
import { NotTried } from '../suite/run.ts';
import { z } from 'zod';
import { soundCall } from '../cases/sound.ts';
import { refusedRole } from '../cases/derived.ts';
import type { PromiseCheck } from './checks.ts';
import type { Scene } from './scene.ts';
import { documents, folders, users } from './access/sight.ts';
import { jsonOf, mediaTypeOf, type WireAnswer } from '../target.ts';

/** All documents, folders and users, as one text; by the manager, since calls of each user are limited. */
async function picture(scene: Scene): Promise<string> {
  const lists = await Promise.all([
    scene.read(documents, { id: 'listDocuments', who: 'manager' }),
    scene.read(folders, { id: 'listFolders', who: 'manager' }),
    scene.read(users, { id: 'listUsers', who: 'manager' }),
  ]);
  return JSON.stringify(lists);
}

async function unchanged(scene: Scene, when: string, work: () => Promise<unknown>): Promise<void> {
  const before = await picture(scene);
  await work();
  scene.holds((await picture(scene)) === before, when, 'the lists have changed');
}

/** Authorised by the signature in its address. */
const signedPut = 'storeObject';
const changing = (scene: Scene) =>
  scene.room.operations.filter(({ id, method }) => method !== 'GET' && id !== signedPut);

const crossSite: PromiseCheck = async (scene) => {
  const { origin } = new URL((await scene.room.ticket()).documentURL);
  for (const { id } of changing(scene)) {
    const call = { ...(await soundCall(scene.room, id)), who: 'admin' as const };
    await unchanged(scene, `of ${id} sent from other sites`, async () => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { origin: `${origin}.elsewhere.example` },
      ]) {
        const when = `of ${id} sent with ${Object.entries(headers).flat().join(': ')}`;
        await scene.answers(403, when, { ...call, headers });
      }
    });
  }
  await scene.answers(200, 'after all that came from other sites', { id: 'getCurrentUser' });
};

const refusedChangesNothing: PromiseCheck = async (scene) => {
  for (const operation of changing(scene).filter(({ roles }) => !roles.includes('public'))) {
    const call = await soundCall(scene.room, operation.id);
    const role = refusedRole(operation) ?? 'nobody';
    await unchanged(scene, `of ${operation.id} that was refused`, async () => {
      for (const [what, change] of [
        ['without a session', { who: 'nobody' }],
        [`as ${role}`, { who: role }],
        ...(operation.json
          ? [['with a property too many', { json: { ...(call.json as object), unknownProperty: 1 } }] as const]
          : []),
      ] as const) {
        const { status } = await scene.call({ ...call, ...change });
        scene.holds(status >= 400, `of ${operation.id} ${what}`, `the answer is ${status}`);
      }
    });
  }
};

const mostCalls = 9_000;
const atOnce = 40;

const limited: PromiseCheck = async (scene) => {
  if (scene.target.isLimited === false) throw new NotTried('nobody is limited there');
  const busy = await scene.guest('viewer');
  const request = { who: busy.who, method: 'GET', path: '/api/auth/user', headers: {}, body: null, mayBeLimited: true };
  let refused: WireAnswer | undefined;
  for (let made = 0; made < mostCalls && !refused; made += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => scene.target.send(request)));
    refused = answers.find(({ status }) => status !== 200);
  }
  if (!refused) throw new NotTried(`${mostCalls} calls of one person within the run were all answered`);
  const when = 'to somebody who calls without end';
  scene.holds(refused.status === 429, when, `the answer is ${refused.status}, not 429`);
  const wait = refused.headers.get('retry-after') ?? '';
  scene.holds(/^\d+$/.test(wait), when, `Retry-After is ${wait === '' ? 'missing' : wait}`);
  scene.holds(mediaTypeOf(refused) === 'application/problem+json', when, 'the refusal is no problem document');
  await scene.answers(200, 'while somebody else is refused', { id: 'getCurrentUser', who: 'viewer' });
};

const problem = z.looseObject({ status: z.number(), code: z.string() });

const notInContract: PromiseCheck = async (scene) => {
  for (const [status, method, path] of [
    [404, 'GET', '/api'],
    [404, 'GET', '/api/none-of-these'],
    [404, 'GET', '/api/folders/'],
    [404, 'POST', '/api/documents/none/none'],
    [405, 'PATCH', '/api/folders'],
    [405, 'DELETE', '/api/documents'],
    [405, 'POST', '/api/users/none/role'],
  ] as const) {
    const answer = await scene.room.ask({ who: 'admin', method, path, headers: {}, body: null });
    scene.holds(answer.status === status, `of ${method} ${path}`, `the answer is ${answer.status}, not ${status}`);
    const isProblem = mediaTypeOf(answer) === 'application/problem+json' && problem.safeParse(jsonOf(answer)).success;
    scene.holds(isProblem, `of ${method} ${path}`, 'the answer is no problem document');
    const allow = answer.headers.get('allow');
    if (status === 405) scene.holds((allow ?? '') !== '', `of ${method} ${path}`, 'Allow is missing');
  }
};

const onceEach: PromiseCheck = async (scene) => {
  const folder = await scene.room.folder();
  for (const [method, path] of [
    ['GET', '/api/audit-logs?before=one&before=other'],
    ['DELETE', `/api/folders/${folder}?cascade=false&cascade=true`],
  ] as const) {
    const answer = await scene.room.ask({ who: 'admin', method, path, headers: {}, body: null });
    scene.holds(answer.status === 400, `of ${method} ${path}`, `the answer is ${answer.status}, not 400`);
  }
};

const bodySize: PromiseCheck = async (scene) => {
  const headers = { 'content-type': 'application/json' };
  for (const [size, status] of [
    [65_536, 201],
    [65_537, 413],
  ] as const) {
    const bytes = JSON.stringify({ name: scene.room.name('Size') }).padEnd(size);
    await scene.answers(status, `of ${size} bytes`, { id: 'createFolder', headers, bytes });
  }
  for (const [size, status] of [
    [16_384, 200],
    [16_385, 431],
  ] as const)
    for (const [path, headers] of [
      ['/api/folders?x='.padEnd(size, 'x'), {}],
      ['/api/folders', { 'x-odd': 'x'.repeat(size) }],
    ] as const) {
      const answer = await scene.room.ask({ who: 'admin', method: 'GET', path, headers, body: null });
      const what = `of an address or a header of ${size} bytes`;
      scene.holds(answer.status === status, what, `the answer is ${answer.status}, not ${status}`);
    }
};

const requestIds: PromiseCheck = async (scene) => {
  const seen = new Set<string>();
  for (let made = 0; made < 3; made += 1) {
    const { headers } = await scene.must({ id: 'listFolders' });
    seen.add(headers.get('x-request-id') ?? '');
  }
  scene.holds(seen.size === 3, 'of three answers', `X-Request-Id has ${seen.size} values`);
};

export const everywhereChecks = {
  'everywhere cross-site': crossSite,
  'everywhere refused-changes-nothing': refusedChangesNothing,
  'everywhere limited': limited,
  'everywhere json-only': notInContract,
  'everywhere once-each': onceEach,
  'everywhere body-size': bodySize,
  'everywhere request-id': requestIds,
} satisfies Record<string, PromiseCheck>;
