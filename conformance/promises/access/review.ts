// The access review, compared with users' own calls.
import { z } from 'zod';
import { seesFolder, sightOf } from './access-rules.ts';
import type { PromiseCheck } from '../checks.ts';
import { furnished } from '../furnished.ts';
import { folders } from './sight.ts';

const rights = { see: z.boolean(), view: z.boolean(), download: z.boolean() };
const ofDocument = z.array(z.looseObject({ userId: z.string(), ...rights }));
const ofFolder = z.array(z.looseObject({ userId: z.string(), see: z.boolean() }));
const ofUser = z.object({
  folders: z.array(z.looseObject({ folderId: z.string(), see: z.boolean() })),
  documents: z.array(z.looseObject({ documentId: z.string(), ...rights })),
});
const nothing = { see: false, view: false, download: false };

const inWords = ({ see, view, download }: typeof nothing) =>
  [see && 'seen', view && 'viewed', download && 'downloaded'].filter(Boolean).join(', ') || 'nothing';

/** The expected access by the suite's rules. */
const expected = (sight: ReturnType<typeof sightOf>): typeof nothing => ({
  ...{ see: sight !== 'none', view: sight !== 'none', download: sight === 'all' },
});

const documentAgrees: PromiseCheck = async (scene) => {
  const room = await furnished(scene);
  for (const document of room.documents) {
    const rows = await scene.read(ofDocument, {
      id: 'listDocumentAccess',
      who: 'manager',
      params: { id: document.id },
    });
    for (const reader of room.readers) {
      const actual = rows.find(({ userId }) => userId === reader.person.id) ?? nothing;
      const right = expected(sightOf(document, reader));
      const when = `of ${reader.name} and a document that is ${document.name}`;
      scene.holds(inWords(actual) === inWords(right), when, `it says ${inWords(actual)}, and it is ${inWords(right)}`);
    }
  }
};

const folderAgrees: PromiseCheck = async (scene) => {
  const room = await furnished(scene);
  for (const folder of room.folders) {
    const rows = await scene.read(ofFolder, { id: 'listFolderAccess', who: 'manager', params: { id: folder.id } });
    for (const reader of room.readers) {
      const isSeenInReview = rows.find(({ userId }) => userId === reader.person.id)?.see ?? false;
      const isSeen = (await scene.read(folders, { id: 'listFolders', who: reader.person.who })).some(
        ({ id }) => id === folder.id,
      );
      const when = `of ${reader.name} and a folder that is ${folder.name}`;
      const isRight = isSeenInReview === isSeen && isSeen === seesFolder(folder, reader);
      scene.holds(isRight, when, `it says ${isSeenInReview ? 'seen' : 'not seen'}`);
    }
  }
};

const userAgrees: PromiseCheck = async (scene) => {
  const room = await furnished(scene);
  for (const reader of room.readers) {
    const review = await scene.read(ofUser, { id: 'listUserAccess', who: 'manager', params: { id: reader.person.id } });
    for (const document of room.documents) {
      const actual = review.documents.find(({ documentId }) => documentId === document.id) ?? nothing;
      const right = expected(sightOf(document, reader));
      const when = `of ${reader.name} and a document that is ${document.name}`;
      scene.holds(inWords(actual) === inWords(right), when, `it says ${inWords(actual)}, and it is ${inWords(right)}`);
    }
    for (const folder of room.folders) {
      const isSeenInReview = review.folders.find(({ folderId }) => folderId === folder.id)?.see ?? false;
      scene.holds(
        isSeenInReview === seesFolder(folder, reader),
        `of ${reader.name}`,
        `the folder ${folder.name} is answered with another access`,
      );
    }
  }
};

const indexed = z.array(
  z.looseObject({ number: z.string(), kind: z.string(), id: z.string(), sha256: z.string().nullable() }),
);

const listed = z.array(z.looseObject({ id: z.string() }));

const indexWhole: PromiseCheck = async (scene) => {
  const room = await furnished(scene);
  const name = scene.room.name('Versions');
  for (const bytes of ['The first', 'The second']) await scene.room.document({ name, bytes });
  const [newest, same] = [await scene.room.document({ name }), await scene.room.document()];
  let place = await scene.room.folder();
  for (let level = 2; level <= 6; level += 1) place = await scene.room.folder({ parentId: place });
  const deep = [{ folderId: place, id: await scene.room.document({ folderId: place }) }];
  const rows = await scene.read(indexed, { id: 'exportIndex', who: 'manager' });
  const renamed = scene.room.name('Renamed');
  const folderId = await scene.room.folder({ accessLevel: 'confidential' });
  for (const name of [scene.room.name('Before'), renamed]) {
    const json = { name, accessLevel: 'confidential' };
    await scene.must({ id: 'updateFolder', params: { id: folderId }, json });
    const row = (await scene.read(indexed, { id: 'exportIndex' })).find((one) => one.id === folderId);
    const isAsNow = row?.['name'] === name && row['accessLevel'] === 'confidential';
    scene.holds(
      isAsNow,
      'of a folder that was renamed',
      `it is ${String(row?.['accessLevel'])} ${String(row?.['name'])}`,
    );
  }
  const placeOf = (id: string) => rows.findIndex((row) => row.id === id);
  const isByName = placeOf(same) < placeOf(newest);
  scene.holds(isByName, 'of “Versions …” and “Minutes …”, which came later', 'the index is not by name');
  const hashOf = (id: string) => rows[placeOf(id)]?.sha256;
  const isNewest = hashOf(newest) === hashOf(same);
  scene.holds(isNewest, 'of a document of three versions', `its SHA-256 is ${String(hashOf(newest))}`);
  const documents = new Map((await scene.read(listed, { id: 'listDocuments' })).map((row) => [row.id, row]));
  for (const row of rows) {
    const document = documents.get(row.id);
    const wrong = Object.keys(row).find((key) => document && key in document && document[key] !== row[key]);
    scene.holds(wrong === undefined, `of ${row.number}`, `its ${wrong} is not that of the list of documents`);
  }
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  for (const { id, folder, name } of [
    ...room.documents,
    ...room.folders.map((one) => ({ ...one, folder: one.parent })),
  ]) {
    const count = rows.filter((row) => row.id === id).length;
    scene.holds(count === 1, `of what is ${name}`, `the index has ${count} entries`);
    const above = (numbers.get(id) ?? '').split('.').slice(0, -1).join('.');
    const isBeneath = above === (folder ? numbers.get(folder.id) : '');
    scene.holds(isBeneath, `of what is ${name}`, `its number is ${numbers.get(id) ?? 'missing'}`);
  }
  for (const { id, folderId } of deep) {
    const above = (numbers.get(id) ?? '').split('.').slice(0, -1).join('.');
    scene.holds(above === numbers.get(folderId), 'of what is six folders deep', 'it is missing, or elsewhere');
  }
  let before: readonly number[] = [];
  const withDocuments = new Set<string>();
  for (const { id, number } of rows) {
    const above = number.split('.').slice(0, -1).join('.');
    if (documents.has(id)) withDocuments.add(above);
    else scene.holds(!withDocuments.has(above), `of the number ${number}`, 'a folder follows a document beside it');
    const parts = number.split('.').map(Number);
    const isNext = parts.every((part, at) => part === (before[at] ?? 0) + (at === parts.length - 1 ? 1 : 0));
    scene.holds(isNext, `of the number ${number}`, `it follows ${before.join('.')}`);
    before = parts;
  }
};

export const reviewChecks = {
  'listDocumentAccess agrees': documentAgrees,
  'listFolderAccess agrees': folderAgrees,
  'listUserAccess agrees': userAgrees,
  'exportIndex whole': indexWhole,
} satisfies Record<string, PromiseCheck>;
