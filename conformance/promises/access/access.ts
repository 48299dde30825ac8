// Every kind of reader against every kind of document: lists, previews, downloads, versions and folders.
import PQueue from 'p-queue';
import { z } from 'zod';
import { seesFolder, sightOf, type SetDocument } from './access-rules.ts';
import type { PromiseCheck } from '../checks.ts';
import { callsAbout } from './whole-sight.ts';
import { furnished, type Furnished, type Reader } from '../furnished.ts';
import type { Scene } from '../scene.ts';
import { documents, folders, type Sight } from './sight.ts';

type Statuses = Readonly<Record<Sight, number>>;

/** Makes a call on every document as every user. */
const everybody =
  (operation: string, expected: Statuses): PromiseCheck =>
  async (scene) => {
    const room = await furnished(scene);
    // No more concurrent calls than a browser makes, since servers may limit them.
    const queue = new PQueue({ concurrency: 6 });
    for (const reader of room.readers) {
      const requests = room.documents.map((document) =>
        queue.add(() =>
          scene.answers(expected[sightOf(document, reader)], when(document, reader), {
            id: operation,
            who: reader.person.who,
            params: { id: document.id, version: '1' },
          }),
        ),
      );
      await Promise.all(requests);
    }
  };

const when = ({ name }: SetDocument, reader: Reader) => `to ${reader.name}, of a document that is ${name}`;

const listedDocuments: PromiseCheck = async (scene) => {
  const room = await furnished(scene);
  for (const reader of room.readers) await compareDocuments(scene, room, reader);
};

async function compareDocuments(scene: Scene, room: Furnished, reader: Reader): Promise<void> {
  const found = await scene.read(documents, { id: 'listDocuments', who: reader.person.who });
  for (const document of room.documents) {
    const row = found.find(({ id }) => id === document.id);
    const isExpected = sightOf(document, reader) !== 'none';
    scene.holds(
      (row !== undefined) === isExpected,
      when(document, reader),
      row ? 'GET /api/documents shows what they may not see' : 'GET /api/documents leaves out what they may see',
    );
    if (!row) continue;
    const folderId = document.folder && seesFolder(document.folder, reader) ? document.folder.id : null;
    const message = `GET /api/documents says folderId ${row.folderId === null ? 'null' : 'of a folder'}`;
    scene.holds(row.folderId === folderId, when(document, reader), `${message}, and it is not what they may know`);
  }
}

const listedFolders: PromiseCheck = async (scene) => {
  const room = await furnished(scene);
  for (const reader of room.readers) {
    const found = await scene.read(folders, { id: 'listFolders', who: reader.person.who });
    for (const folder of room.folders) {
      const row = found.find(({ id }) => id === folder.id);
      const to = `to ${reader.name}, of a folder that is ${folder.name}`;
      scene.holds(
        (row !== undefined) === seesFolder(folder, reader),
        to,
        row ? 'GET /api/folders shows what they may not see' : 'GET /api/folders leaves out what they may see',
      );
      if (!row) continue;
      const parentId = folder.parent && seesFolder(folder.parent, reader) ? folder.parent.id : null;
      scene.holds(row.parentId === parentId, to, 'GET /api/folders says a parentId that is not what they may know');
    }
  }
};

const readers = z.array(z.looseObject({ userId: z.string(), byGrantAlone: z.boolean(), canDownload: z.boolean() }));

const readersAgree: PromiseCheck = async (scene) => {
  const room = await furnished(scene);
  for (const document of room.documents) {
    const found = await scene.read(readers, { id: 'listDocumentReaders', params: { id: document.id } });
    for (const reader of room.readers.filter(({ isStaff }) => !isStaff)) {
      const row = found.find(({ userId }) => userId === reader.person.id);
      const sight = sightOf(document, reader);
      const fault = row ? 'names somebody who cannot read' : 'leaves out somebody who can read';
      scene.holds((row !== undefined) === (sight !== 'none'), when(document, reader), `the list of readers ${fault}`);
      if (!row) continue;
      scene.holds(
        row.canDownload === (sight === 'all'),
        when(document, reader),
        'canDownload is not what the download says',
      );
      const without = sightOf(document, { ...reader, grant: 'none' });
      scene.holds(row.byGrantAlone === (without === 'none'), when(document, reader), 'byGrantAlone is not so');
    }
    const staff = found.some(({ userId }) => room.readers.some((one) => one.isStaff && one.person.id === userId));
    scene.holds(!staff, `of a document that is ${document.name}`, 'administrators and managers are named as readers');
  }
  const id = await scene.room.ownUpload('viewer', { accessLevel: 'confidential' });
  const json = { documentId: id, userId: await scene.room.personOf('viewer'), canRead: true, canDownload: false };
  await scene.must({ id: 'grantDocumentPermission', json });
  const [own] = await scene.read(readers, { id: 'listDocumentReaders', params: { id } });
  scene.holds(own?.byGrantAlone === true, 'to who once uploaded it and has a grant', 'byGrantAlone is not so');
};

const unseenIsUnknown: PromiseCheck = async (scene) => {
  const room = await furnished(scene);
  const reader = room.readers.find(({ name }) => name === 'the viewer');
  const hidden = room.documents.find(({ level }) => level === 'confidential');
  if (!reader || !hidden) return;
  const { who } = reader.person;
  const others = callsAbout(scene, 'x'.repeat(hidden.id.length));
  for (const [at, { id, ...call }] of callsAbout(scene, hidden.id).entries()) {
    const [seen, unknown] = [await scene.call({ id, ...call, who }), await scene.call({ id, ...others[at], who })];
    const isAlike = seen.status === unknown.status && same(seen.bytes, unknown.bytes);
    scene.holds(
      isAlike,
      `to ${reader.name}`,
      `${id} answers differently for a hidden document and for one that does not exist`,
    );
  }
};

const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

const unsaid: PromiseCheck = async (scene) => {
  const hidden = await scene.room.document({ accessLevel: 'confidential' });
  const { who } = await scene.guest('viewer');
  const ask = (itemId: string) => scene.call({ id: 'requestAccess', who, json: { itemId } });
  const [there, nowhere] = [await ask(hidden), await ask('x'.repeat(hidden.length))];
  const isAlike = there.status === nowhere.status && same(there.bytes, nowhere.bytes);
  scene.holds(
    isAlike,
    'for a document that is hidden',
    'the answer differs from that for a document that does not exist',
  );
};

export const accessChecks = {
  'requestAccess unsaid': unsaid,
  'listDocuments access': listedDocuments,
  'listFolders access': listedFolders,
  'previewDocument access': everybody('previewDocument', { none: 404, read: 200, all: 200 }),
  'downloadDocument access': everybody('downloadDocument', { none: 404, read: 403, all: 200 }),
  'listDocumentVersions access': everybody('listDocumentVersions', { none: 404, read: 200, all: 200 }),
  'listDocumentReaders agrees': readersAgree,
  'everywhere unseen-is-unknown': unseenIsUnknown,
} satisfies Record<string, PromiseCheck>;
