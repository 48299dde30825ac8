// The content of archives, what they leave out, and what is audited.
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { z } from 'zod';
import { archive } from '../../cases/sharing.ts';
import type { Role } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import { furnished } from '../furnished.ts';
import { fileNameIn } from '../long-names.ts';
import type { Scene } from '../scene.ts';
import { documents, entries } from '../access/sight.ts';

const notIncluded = 'NOT-INCLUDED.txt';
const prepared = z.looseObject({ id: z.string(), fileName: z.string(), files: z.number(), size: z.number() });

/** The text of every file by its path, and the paths of folders. @throws Error unless it is a complete and sound ZIP file */
async function unzip(bytes: Uint8Array) {
  const [files, folders] = [new Map<string, string>(), [] as string[]];
  let size = 0;
  const file = await yauzl.fromBufferPromise(Buffer.from(bytes), { strictFileNames: true });
  for await (const entry of file.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await file.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    const bytes = Buffer.concat(pieces);
    if (crc32(bytes) !== entry.crc32) throw new Error(`The checksum of ${entry.fileName} is wrong`);
    if (entry.fileName.endsWith('/')) folders.push(entry.fileName);
    else files.set(entry.fileName, bytes.toString());
    if (entry.fileName !== notIncluded) size += bytes.length;
  }
  return { files, folders, size };
}

export async function taken(scene: Scene, who: Role, selection: { documentIds: string[]; folderIds: string[] }) {
  const { id, fileName, files, size } = await scene.read(prepared, { id: 'prepareArchive', who, json: selection });
  const { bytes, headers } = await scene.must({ id: 'downloadArchive', who, params: { id } });
  const savedAs = fileNameIn(headers.get('content-disposition') ?? '');
  scene.holds(savedAs === fileName, 'of a selection', `it is saved as ${savedAs}, not as ${fileName}`);
  const found = await unzip(bytes);
  const [announced, held] = [
    [files, size],
    [[...found.files.keys()].filter((one) => one !== notIncluded).length, found.size],
  ];
  scene.holds(
    announced.join() === held.join(),
    'of a selection',
    `it has ${held.join(' files and ')} bytes, not ${announced.join(' and ')}`,
  );
  return found;
}

/** A folder of which a viewer may download one document, only see another, and not see a third. */
async function shelf(scene: Scene) {
  const { room } = scene;
  const folderId = await room.folder();
  const [outerName, innerName, empty] = [room.name('Outer'), room.name('Inner'), room.name('Empty')];
  const outer = await room.folder({ parentId: folderId, name: outerName });
  const deeper = await room.folder({ parentId: outer, name: innerName });
  const deepest = await room.folder({ parentId: deeper, name: innerName });
  const inner = await room.folder({ parentId: deepest, name: innerName });
  await room.folder({ parentId: outer, name: empty });
  const [name, seen, hidden] = [`${room.name('May')}.html`, `${room.name('See')}.html`, `${room.name('Hidden')}.html`];
  const bytes = `<!doctype html><title>${name}</title>`;
  return {
    ...{
      folderId,
      name,
      seen,
      hidden,
      bytes,
      path: `${outerName}/${innerName}/${innerName}/${innerName}/${name}`,
      empty: `${outerName}/${empty}/`,
    },
    id: await room.document({ folderId: inner, name, bytes }),
    seenId: await room.document({ folderId, name: seen, downloadRestricted: true }),
    hiddenId: await room.document({ folderId, name: hidden, accessLevel: 'confidential' }),
  };
}

const whole: PromiseCheck = async (scene) => {
  const { folderId, path, empty, bytes, seen, hidden, id } = await shelf(scene);
  const { files: found, folders } = await taken(scene, 'viewer', { documentIds: [], folderIds: [folderId] });
  const at = [...found.keys()].find((one) => one.endsWith(path)) ?? '';
  const isThere = found.get(at) === bytes;
  scene.holds(isThere, 'of a folder', 'what its reader may download is not in it, in its folders and byte for byte');
  scene.holds(
    folders.some((one) => one.endsWith(empty)),
    'of a folder',
    'an empty one in it is left out',
  );
  const more = [...found.keys()].filter((one) => one !== at && one !== notIncluded);
  scene.holds(more.length === 0, 'of a folder', `it holds ${more.join(', ')}`);
  const { files: all } = await taken(scene, 'admin', { documentIds: [], folderIds: [folderId, folderId] });
  const names = [...all.keys()].join();
  const isAll = [path, seen, hidden].every((one) => names.includes(one)) && !all.has(notIncluded);
  scene.holds(isAll, 'to an administrator', `it holds ${names}`);
  const { files: once } = await taken(scene, 'admin', { documentIds: [id], folderIds: [folderId] });
  const isOnce = once.size === all.size;
  scene.holds(isOnce, 'of a folder and a document in it', `it holds ${[...once.keys()].join(', ')}`);
  const name = `${scene.room.name('Besides')}.html`;
  const besides = [
    await scene.room.document({ name }),
    await scene.room.document({ name, folderId: await scene.room.folder() }),
  ];
  const { files: both } = await taken(scene, 'admin', { documentIds: besides, folderIds: [folderId] });
  const when = 'of a folder and two documents of one name';
  scene.holds(both.size === all.size + 2, when, `it holds ${[...both.keys()].join(', ')}`);
  const hostile = ['../outside.html', '/outside.html', '../outside.html/..'];
  const documentIds = [];
  for (const name of hostile) {
    const folderId = await scene.room.folder();
    documentIds.push(await scene.room.document({ name, folderId }));
  }
  // Taking it apart fails where a path leads elsewhere.
  const { files: tame } = await taken(scene, 'admin', { documentIds, folderIds: [] });
  scene.holds(tame.size === 3, `of ${hostile.join(', ')}`, `it holds ${[...tame.keys()].join(', ')}`);
  const room = await furnished(scene);
  const own = await scene.read(documents, { id: 'listDocuments', who: 'viewer' });
  const chosen = own.map(({ id }) => id).filter((id) => room.documents.some((one) => one.id === id));
  const { files: rest } = await taken(scene, 'viewer', { documentIds: chosen, folderIds: [] });
  const mayTake = own.filter(({ id, downloadRestricted }) => chosen.includes(id) && !downloadRestricted);
  const files = [...rest.keys()].filter((one) => one !== notIncluded).length;
  scene.holds(
    files === mayTake.length,
    'of a selection',
    `${files} files are in it, and ${mayTake.length} may be taken`,
  );
};

const named: PromiseCheck = async (scene) => {
  const { folderId, name, seen, hidden } = await shelf(scene);
  const other = `${scene.room.name('See')}.html`;
  await scene.room.document({ folderId, name: other, downloadRestricted: true });
  const { files } = await taken(scene, 'viewer', { documentIds: [], folderIds: [folderId] });
  const text = files.get(notIncluded) ?? '';
  for (const one of [seen, other])
    scene.holds(text.includes(one), 'of what may only be seen', `${notIncluded} does not name it`);
  scene.holds(!text.includes(hidden), 'of what may not be seen', `${notIncluded} names it`);
  scene.holds(!text.includes(name), 'of what is in it', `${notIncluded} names it`);
  const sealed = await scene.room.folder({ accessLevel: 'confidential' });
  const json = { documentIds: [], folderIds: [sealed] };
  await scene.answers(404, 'of a folder that may not be seen', { id: 'prepareArchive', who: 'viewer', json });
  const documentIds = [await scene.room.document(), await scene.room.document()];
  const prepared = await archive(scene.room, 'viewer', { documentIds, folderIds: [] });
  await scene.must({ id: 'deleteDocument', params: { id: documentIds[0] ?? '' } });
  const later = await scene.must({ id: 'downloadArchive', who: 'viewer', params: { id: prepared } });
  const isThere = (await unzip(later.bytes)).files.has(notIncluded);
  scene.holds(isThere, 'of a document that was deleted meanwhile', `there is no ${notIncluded}`);
};

const sealed = { accessLevel: 'confidential' };

/** What ends between the preparation and the download. */
const ended: PromiseCheck = async (scene) => {
  const { room } = scene;
  room.needClock();
  const documentIds = [await room.document(sealed), await room.document(sealed)];
  const [given, ends] = [{ canRead: true, canDownload: true }, [{ expiresAt: room.timeIn(60) }]];
  const { who } = await scene.guest('viewer', {
    documentPermissions: documentIds.map((documentId, at) => ({ documentId, ...given, ...ends[at] })),
  });
  const id = await archive(room, who, { documentIds, folderIds: [] });
  await room.advance(61);
  const { files } = await unzip((await scene.must({ id: 'downloadArchive', who, params: { id } })).bytes);
  const isRight = files.size === 2 && files.has(notIncluded);
  scene.holds(isRight, 'after one of two grants has ended', `it holds ${[...files.keys()].join(', ')}`);
};

const audited: PromiseCheck = async (scene) => {
  const { folderId, id, seenId, hiddenId } = await shelf(scene);
  const goneIds = [await scene.room.document({ folderId }), await scene.room.document({ folderId })];
  const prepared = await archive(scene.room, 'viewer', { documentIds: [], folderIds: [folderId] });
  const json = { accessLevel: 'confidential', downloadRestricted: false, printingRestricted: false };
  for (const id of goneIds) await scene.must({ id: 'updateDocumentSettings', params: { id }, json });
  await scene.must({ id: 'downloadArchive', who: 'viewer', params: { id: prepared } });
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const traces = (activityType: string, resourceId: string) =>
    log.filter((entry) => entry.activityType === activityType && entry.resourceId === resourceId).length;
  const asExpected = [
    traces('document_download', id) === 1,
    traces('blocked_download', seenId) === 1,
    ...goneIds.map((goneId) => traces('blocked_download', goneId) === 1),
    traces('document_download', seenId) === 0,
    traces('document_download', hiddenId) + traces('blocked_download', hiddenId) === 0,
  ];
  scene.holds(!asExpected.includes(false), 'after a folder was taken along', 'the audit log records other files');
};

const ofSession: PromiseCheck = async (scene) => {
  const id = await archive(scene.room, 'admin', { documentIds: [await scene.room.document()], folderIds: [] });
  const fetched = { id: 'downloadArchive', params: { id } };
  await scene.answers(404, 'in the session of somebody else', { ...fetched, who: 'manager' });
  const { room, target } = scene;
  if (target.comeAgain && target.allowsManySessions !== false) {
    const person = await scene.guest('viewer');
    const own = await archive(room, person.who, { documentIds: [await room.document()], folderIds: [] });
    const { who } = await room.comeAgain(person);
    await scene.answers(404, 'in another session of who asked', { ...fetched, who, params: { id: own } });
  }
};

export const archiveChecks = {
  'downloadArchive whole': whole,
  'downloadArchive named': named,
  'downloadArchive audited': audited,
  'downloadArchive ended': ended,
  'downloadArchive of-session': ofSession,
} satisfies Record<string, PromiseCheck>;
