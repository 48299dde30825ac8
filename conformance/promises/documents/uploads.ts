// Upload URLs, and the bytes stored under them.
import type { PromiseCheck } from '../checks.ts';
import { isSameBytes, upload } from './content.ts';
import type { Scene } from '../scene.ts';
import { grants, listed, rowOf, timeOf, versions } from '../access/sight.ts';
import type { Call, Ticket } from '../../room/room.ts';
import type { Who } from '../../target.ts';

const first = new TextEncoder().encode('What was stored first');
const other = new TextEncoder().encode('What came afterwards!');

const store = ({ params, query }: Ticket, bytes: Uint8Array<ArrayBuffer>): Call => ({
  id: 'storeObject',
  who: 'nobody',
  params,
  query,
  bytes,
});

function registration(scene: Scene, { documentURL }: Ticket, more: object = {}, who: Who = 'admin'): Call {
  const json = { documentURL, name: scene.room.name('Upload'), mimeType: 'text/plain', size: first.length, ...more };
  return { id: 'registerDocument', who, json };
}

/** Checks that nothing is stored under the ticket: registration fails. */
async function nothingStored(scene: Scene, when: string, ticket: Ticket): Promise<void> {
  const answer = await scene.call(registration(scene, ticket));
  scene.holds(answer.status >= 400, when, 'the bytes are stored all the same and can be registered');
}

const expires: PromiseCheck = async (scene) => {
  const late = await scene.room.ticket();
  await scene.room.advance(15 * 60 + 1);
  await scene.answers(403, 'fifteen minutes and a second after the URL was issued', store(late, first));
  await nothingStored(scene, 'after the URL had expired', late);
};

const endsWithRight: PromiseCheck = async (scene) => {
  const uploader = await scene.guest('manager');
  const [demoted, ended] = [await scene.room.ticket(uploader.who), await scene.room.ticket(uploader.who)];
  const params = { id: uploader.id };
  await scene.must({ id: 'updateUserRole', params, json: { role: 'viewer' } });
  const refused = await scene.call(store(demoted, first));
  scene.holds(refused.status >= 400, 'after its person became a viewer', `the URL answers ${refused.status}`);
  await scene.must({ id: 'updateUserRole', params, json: { role: 'manager' } });
  await scene.must({ id: 'deactivateUser', params });
  const dead = await scene.call(store(ended, first));
  scene.holds(dead.status >= 400, 'after its person was deactivated', `the URL answers ${dead.status}`);
};

const signed: PromiseCheck = async (scene) => {
  const stranger = (await scene.person('manager')).id;
  const turned = (text = '') => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
  const another = (await scene.room.ticket()).params.key;
  const changes: readonly [what: string, change: (ticket: Ticket) => Partial<Call>][] = [
    ['another key', () => ({ params: { key: another } })],
    ['another user', ({ query }) => ({ query: { ...query, user: stranger } })],
    ['a later expiry', ({ query }) => ({ query: { ...query, expires: String(Number(query['expires']) + 3600) } })],
    ['a larger size', ({ query }) => ({ query: { ...query, max: String(Number(query['max']) + 1) } })],
    ['another signature', ({ query }) => ({ query: { ...query, signature: turned(query['signature']) } })],
    ['half a signature', ({ query }) => ({ query: { ...query, signature: (query['signature'] ?? '').slice(0, 20) } })],
    ['an empty signature', ({ query }) => ({ query: { ...query, signature: '' } })],
  ];
  for (const [what, change] of changes) {
    const ticket = await scene.room.ticket();
    const answer = await scene.call({ ...store(ticket, first), ...change(ticket) });
    scene.holds([400, 403, 404].includes(answer.status), `with ${what}`, `the upload URL answers ${answer.status}`);
    await nothingStored(scene, `with ${what}`, ticket);
  }
};

const kept: PromiseCheck = async (scene) => {
  const ticket = await scene.room.ticket();
  const tags = [];
  for (const [when, there, bytes] of [
    ['for the first bytes', ticket, first],
    ['for the same bytes again', ticket, first],
    ['for the same bytes at another URL', await scene.room.ticket(), first],
    ['for other bytes at another URL', await scene.room.ticket(), other],
  ] as const)
    tags.push((await scene.answers(200, when, store(there, bytes))).headers.get('etag'));
  scene.holds(new Set(tags).size === 2 && tags[0] === tags[2], 'of two contents', `the ETags are ${tags.join()}`);
  await scene.answers(409, 'for other bytes', store(ticket, other));
  const id = await scene.room.idOf(registration(scene, ticket));
  for (const [what, bytes] of [
    ['the same', first],
    ['other', other],
  ] as const)
    await scene.answers(409, `for ${what} bytes after the registration`, store(ticket, bytes));
  const answer = await scene.must({ id: 'downloadDocument', params: { id } });
  scene.holds(
    isSameBytes(answer, first),
    'after other bytes were sent',
    'the document no longer has those that came first',
  );
};

const ownUpload: PromiseCheck = async (scene) => {
  const ticket = await scene.room.stored('of the manager', 'manager');
  await scene.answers(404, "of the manager's upload", registration(scene, ticket, {}, 'admin'));
  const foreign = `https://elsewhere.example/api/objects/${ticket.params.key}`;
  const call = registration(scene, { ...ticket, documentURL: foreign }, {}, 'manager');
  await scene.answers(400, 'of another origin', call);
  const signed = `${ticket.documentURL}?${new URLSearchParams(ticket.query).toString()}`;
  await scene.answers(400, 'with its query', registration(scene, { ...ticket, documentURL: signed }, {}, 'manager'));
  await scene.answers(201, 'of an upload that others tried to take', registration(scene, ticket, {}, 'manager'));
};

const nextVersion: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  const [name, folderId] = [scene.room.name('Next'), await scene.room.folder()];
  const settings = { accessLevel: 'restricted', downloadRestricted: true };
  const documentId = await upload(scene, first, { name, folderId, description: 'As it was', ...settings });
  await scene.must({
    id: 'updateDocumentSettings',
    params: { id: documentId },
    json: { ...settings, printingRestricted: true },
  });
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: true } });
  const before = await rowOf(scene, documentId);
  const ticket = await scene.room.stored('The second version', 'manager');
  const loose = { name, folderId, accessLevel: 'public', downloadRestricted: false };
  const answer = await scene.answers(200, 'of a name that is there', registration(scene, ticket, loose, 'manager'));
  const when = 'after the next version, sent as public, was registered by somebody else';
  const answered = listed.safeParse(JSON.parse(new TextDecoder().decode(answer.bytes)));
  scene.holds(answered.success && answered.data.id === documentId, when, 'the answer is another document');
  const after = await rowOf(scene, documentId);
  for (const member of ['id', 'name', 'description', 'folderId', 'createdAt', 'uploadedById', 'accessLevel'])
    scene.holds(
      before?.[member] === after?.[member],
      when,
      `${member} was ${String(before?.[member])} and is ${String(after?.[member])}`,
    );
  for (const member of ['downloadRestricted', 'printingRestricted'])
    scene.holds(after?.[member] === true, when, `${member} is no longer true`);
  const left = await scene.read(grants, { id: 'listDocumentPermissions', params: { id: documentId } });
  scene.holds(left.length === 1 && left[0]?.canDownload === true, when, 'the grants are not as they were');
  scene.holds(after?.['version'] === 2, when, `the list says version ${String(after?.['version'])}`);
  if (scene.has('listDocumentVersions')) {
    const history = await scene.read(versions, { id: 'listDocumentVersions', params: { id: documentId } });
    scene.holds(history.map(({ version }) => version).join() === '2,1', when, 'the versions are not 2 and 1');
    const [later = 0, earlier = 0] = history.map(({ createdAt }) => timeOf(createdAt));
    scene.holds(later > earlier, when, 'it does not say that it came later than the first');
  }
  const strict = { name, folderId, accessLevel: 'confidential', downloadRestricted: false, description: null };
  await scene.must(registration(scene, await scene.room.stored('The third'), strict));
  const last = await rowOf(scene, documentId);
  const stricter = last?.accessLevel;
  scene.holds(stricter === 'confidential', 'after a stricter version was registered', `the level is ${stricter}`);
  await scene.must(
    registration(scene, await scene.room.stored('The fourth'), { ...strict, accessLevel: 'restricted' }),
  );
  const still = (await rowOf(scene, documentId))?.accessLevel;
  scene.holds(still === 'confidential', 'after a looser one followed', `the level is ${still}`);
  const isEmptied = (last?.['description'] ?? null) === null;
  scene.holds(isEmptied, 'after a version with a description of null', 'the document has the one of before');
};

const sameName: PromiseCheck = async (scene) => {
  const folderId = await scene.room.folder();
  const stem = scene.room.name('Re\u0301sume\u0301');
  const id = await upload(scene, first, { name: stem, folderId, description: 'As it was' });
  const changes = { description: null, downloadRestricted: true };
  const again = await upload(scene, other, { name: stem.normalize('NFC'), folderId, ...changes });
  scene.holds(again === id, 'of a name that differs by composition alone', 'another document is made');
  const row = await rowOf(scene, id);
  scene.holds(row?.name === stem.normalize('NFC'), 'of a name in decomposed letters', 'it is not listed in NFC');
  const isTaken = row?.downloadRestricted === true && row['description'] === null;
  scene.holds(isTaken, 'of a next version without a description, that restricts downloads', 'the document does not');
  const upper = await upload(scene, first, { name: stem.normalize('NFC').toUpperCase(), folderId });
  scene.holds(upper !== id, 'of a name in another case', 'it is taken for the next version');
  const spaced = await upload(scene, first, { name: `${stem} `, folderId });
  scene.holds(spaced !== id, 'of a name with a space behind it', 'it is taken for the next version');
  const elsewhere = await upload(scene, first, { name: stem, folderId: await scene.room.folder() });
  scene.holds(elsewhere !== id, 'of the same name in another folder', 'it is taken for the next version');
};

const versionOf: PromiseCheck = async (scene) => {
  if (!scene.has('listDocumentVersions')) return;
  const [name, folderId] = [scene.room.name('Meant'), await scene.room.folder()];
  const nextVersionOf = await upload(scene, first, { name, folderId });
  const ticket = await scene.room.stored('The second version');
  const call = registration(scene, ticket, { name, folderId, nextVersionOf });
  await scene.must({
    id: 'renameDocument',
    params: { id: nextVersionOf },
    json: { name: scene.room.name('Elsewhere') },
  });
  await scene.answers(409, 'for a document that has another name now', call);
  const other = await upload(scene, first, { name, folderId });
  await scene.answers(409, 'for a document whose name another one has now', call);
  const { length } = await scene.read(versions, { id: 'listDocumentVersions', params: { id: other } });
  scene.holds(length === 1, 'after both refusals', `the other one has ${length} versions`);
  await scene.must({ id: 'deleteDocument', params: { id: other } });
  await scene.must({ id: 'renameDocument', params: { id: nextVersionOf }, json: { name } });
  await scene.answers(200, 'when the document has its name again', call);
};

export const uploadChecks = {
  'createUploadTicket expires': expires,
  'createUploadTicket ends-with-right': endsWithRight,
  'storeObject signed': signed,
  'storeObject kept': kept,
  'registerDocument own-upload': ownUpload,
  'registerDocument next-version': nextVersion,
  'registerDocument same-name': sameName,
  'registerDocument version-of': versionOf,
} satisfies Record<string, PromiseCheck>;
