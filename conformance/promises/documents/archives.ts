// The content of archives, what they leave out, and what is audited.
import yauzl from 'yauzl';
import { z } from 'zod';
import { archive } from '../../cases/sharing.ts';
import type { Role } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import { furnished } from '../furnished.ts';
import type { Scene } from '../scene.ts';
import { documents } from '../access/sight.ts';

const notIncluded = 'NOT-INCLUDED.txt';
const entries = z.array(z.looseObject({ activityType: z.string(), resourceId: z.string().nullable() }));

/** The text of every file in an archive, by name without folders. @throws Error unless it is a complete ZIP file */
async function unzip(bytes: Uint8Array): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const file = await yauzl.fromBufferPromise(Buffer.from(bytes), { strictFileNames: true });
  for await (const entry of file.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const pieces: Buffer[] = [];
    for await (const piece of await file.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    found.set(entry.fileName.split('/').at(-1) ?? '', Buffer.concat(pieces).toString());
  }
  return found;
}

async function taken(scene: Scene, who: Role, selection: { documentIds: string[]; folderIds: string[] }) {
  const id = await archive(scene.room, who, selection);
  return unzip((await scene.must({ id: 'downloadArchive', who, params: { id } })).bytes);
}

/** A folder of which a viewer may download one document, only see another, and not see a third. */
async function shelf(scene: Scene) {
  const { room } = scene;
  const folderId = await room.folder();
  const inner = await room.folder({ parentId: await room.folder({ parentId: folderId }) });
  const [name, seen, hidden] = [`${room.name('May')}.html`, `${room.name('See')}.html`, `${room.name('Hidden')}.html`];
  const bytes = `<!doctype html><title>${name}</title>`;
  return {
    ...{ folderId, name, seen, hidden, bytes },
    id: await room.document({ folderId: inner, name, bytes }),
    seenId: await room.document({ folderId, name: seen, downloadRestricted: true }),
    hiddenId: await room.document({ folderId, name: hidden, accessLevel: 'confidential' }),
  };
}

const whole: PromiseCheck = async (scene) => {
  const { folderId, name, bytes, seen, hidden } = await shelf(scene);
  const found = await taken(scene, 'viewer', { documentIds: [], folderIds: [folderId] });
  scene.holds(
    found.get(name) === bytes,
    'of a folder',
    'the file that its reader may download is not in it, byte for byte',
  );
  const more = [...found.keys()].filter((one) => one !== name && one !== notIncluded);
  scene.holds(more.length === 0, 'of a folder', `it holds ${more.join(', ')}`);
  const all = await taken(scene, 'admin', { documentIds: [], folderIds: [folderId] });
  const isAll = [name, seen, hidden].every((one) => all.has(one)) && !all.has(notIncluded);
  scene.holds(isAll, 'to an administrator', `it holds ${[...all.keys()].join(', ')}`);
  const besides = await scene.room.document({ name: `${scene.room.name('Besides')}.html` });
  const both = await taken(scene, 'admin', { documentIds: [besides], folderIds: [folderId] });
  scene.holds(both.size === all.size + 1, 'of a document and a folder', `it holds ${[...both.keys()].join(', ')}`);
  const room = await furnished(scene);
  const own = await scene.read(documents, { id: 'listDocuments', who: 'viewer' });
  const documentIds = own.map(({ id }) => id).filter((id) => room.documents.some((one) => one.id === id));
  const rest = await taken(scene, 'viewer', { documentIds, folderIds: [] });
  const mayTake = own.filter(({ id, downloadRestricted }) => documentIds.includes(id) && !downloadRestricted);
  const files = [...rest.keys()].filter((one) => one !== notIncluded).length;
  scene.holds(
    files === mayTake.length,
    'of a selection',
    `${files} files are in it, and ${mayTake.length} may be taken`,
  );
};

const named: PromiseCheck = async (scene) => {
  const { folderId, name, seen, hidden } = await shelf(scene);
  const found = await taken(scene, 'viewer', { documentIds: [], folderIds: [folderId] });
  const said = found.get(notIncluded) ?? '';
  scene.holds(said.includes(seen), 'of what may only be seen', `${notIncluded} does not name it`);
  scene.holds(!said.includes(hidden), 'of what may not be seen', `${notIncluded} names it`);
  scene.holds(!said.includes(name), 'of what is in it', `${notIncluded} names it`);
};

const audited: PromiseCheck = async (scene) => {
  const { folderId, id, seenId, hiddenId } = await shelf(scene);
  await taken(scene, 'viewer', { documentIds: [], folderIds: [folderId] });
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const traces = (activityType: string, resourceId: string) =>
    log.filter((entry) => entry.activityType === activityType && entry.resourceId === resourceId).length;
  const told = [
    traces('document_download', id) === 1,
    traces('blocked_download', seenId) === 1,
    traces('document_download', seenId) === 0,
    traces('document_download', hiddenId) + traces('blocked_download', hiddenId) === 0,
  ];
  scene.holds(!told.includes(false), 'after a folder was taken along', 'the audit log tells otherwise of its files');
};

export const archiveChecks = {
  'downloadArchive whole': whole,
  'downloadArchive named': named,
  'downloadArchive audited': audited,
} satisfies Record<string, PromiseCheck>;
