// Folders five levels deep: permissions on the first, third and fifth, and a confidential one in between.
import { group } from '../../cases/sharing.ts';
import { seesFolder, type Given, type SetDocument, type SetFolder, sightOf } from '../access/access-rules.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { expectSight, folders } from '../access/sight.ts';
import { expectReviews, expectWholeSight } from '../access/whole-sight.ts';

interface Reader extends Given {
  person: Person;
  name: string;
}

async function chain(scene: Scene, levels: readonly string[]): Promise<SetFolder[]> {
  const all: SetFolder[] = [];
  for (const [at, level] of levels.entries()) {
    const parent = all.at(-1) ?? null;
    const id = await scene.room.folder({ accessLevel: level, ...(parent ? { parentId: parent.id } : {}) });
    all.push({ id, level, parent, name: `${level} at level ${at + 1}` });
  }
  return all;
}

async function documentsIn(scene: Scene, all: readonly SetFolder[]): Promise<SetDocument[]> {
  const made: SetDocument[] = [];
  for (const [at, folder] of all.entries()) {
    const level = at % 2 === 0 ? 'restricted' : 'public';
    const id = await scene.room.document({ folderId: folder.id, accessLevel: level });
    made.push({ id, level, isRestricted: false, folder, name: `${level} at level ${at + 1}` });
  }
  return made;
}

async function holds(scene: Scene, reader: Reader, all: readonly SetFolder[], made: readonly SetDocument[]) {
  const listed = await scene.read(folders, { id: 'listFolders', who: reader.person.who });
  for (const folder of all) {
    const row = listed.find(({ id }) => id === folder.id);
    const when = `to ${reader.name}, of a folder that is ${folder.name}`;
    scene.holds((row !== undefined) === seesFolder(folder, reader), when, `it is ${row ? '' : 'not '}listed`);
    const parentId = folder.parent && seesFolder(folder.parent, reader) ? folder.parent.id : null;
    scene.holds(!row || row.parentId === parentId, when, 'its parentId is not what they may know');
  }
  const looks = scene.has('listDocumentAccess') ? [expectSight, expectReviews] : [expectSight];
  for (const document of made)
    for (const expect of looks)
      await expect(
        scene,
        `to ${reader.name}, of a document that is ${document.name}`,
        reader.person,
        document.id,
        sightOf(document, reader),
      );
}

const twoStops: PromiseCheck = async (scene) => {
  const all = await chain(scene, ['public', 'confidential', 'public', 'confidential', 'public', 'public']);
  const made = await documentsIn(scene, all);
  for (const level of [2, 4]) {
    const [person, folderId] = [await scene.guest('viewer'), all[level - 1]?.id ?? ''];
    const json = { folderId, userId: person.id, canRead: true, canWrite: false };
    await scene.must({ id: 'setFolderPermission', json });
    await scene.must({ id: 'listFolderPermissions', params: { id: folderId } });
    const name = `somebody with a permission at level ${level}, the second and the fourth being confidential`;
    await holds(scene, { person, name, folders: [folderId], grant: 'none', isStaff: false }, all, made);
  }
};

const permissions: PromiseCheck = async (scene) => {
  await twoStops(scene);
  const all = await chain(scene, ['restricted', 'public', 'restricted', 'confidential', 'public']);
  const made = await documentsIn(scene, all);
  const idAt = (level: number) => all[level - 1]?.id ?? '';
  const readers: Reader[] = [];
  for (const level of [1, 3, 5]) {
    const person = await scene.guest(level === 3 ? 'analyst' : 'viewer');
    // The third is a group's.
    const holder = level === 3 ? { groupId: await group(scene.room, [person.id]) } : { userId: person.id };
    const json = { folderId: idAt(level), ...holder, canRead: true, canWrite: false };
    await scene.must({ id: 'setFolderPermission', json });
    const name = `somebody with a permission at level ${level} of five`;
    readers.push({ person, name, folders: [idAt(level)], grant: 'none', isStaff: false });
  }
  const viewer = await scene.person('viewer');
  readers.push({ person: viewer, name: 'somebody without any', folders: [], grant: 'none', isStaff: false });
  for (const reader of readers) await holds(scene, reader, all, made);
  const [first] = readers;
  const deepest = made.at(-1);
  if (!first || !deepest) return;
  await scene.must({ id: 'revokeFolderPermission', params: { folderId: idAt(1), userId: first.person.id } });
  await holds(scene, { ...first, name: 'somebody whose permission at level 1 was revoked', folders: [] }, all, made);
  const [, , fifth] = readers;
  if (fifth)
    await expectWholeSight(
      scene,
      'by a permission at level 5 of five',
      fifth.person,
      deepest.id,
      sightOf(deepest, fifth),
    );
};

const levels: PromiseCheck = async (scene) => {
  const all = await chain(scene, ['public', 'public', 'public', 'public', 'public']);
  const made = await documentsIn(scene, all);
  const person = await scene.person('viewer');
  const reader: Reader = { person, name: 'a viewer', folders: [], grant: 'none', isStaff: false };
  await holds(scene, reader, all, made);
  const [first] = all;
  if (!first) return;
  const json = { name: scene.room.name('Shut'), accessLevel: 'restricted' };
  await scene.must({ id: 'updateFolder', params: { id: first.id }, json });
  const changed: SetFolder = { ...first, level: 'restricted' };
  let parent: SetFolder | null = null;
  const after: SetFolder[] = [];
  for (const folder of [changed, ...all.slice(1)]) {
    parent = { ...folder, parent };
    after.push(parent);
  }
  const there = made.map((document, at) => ({ ...document, folder: after[at] ?? null }));
  await holds(scene, { ...reader, name: 'a viewer, after the first of five was restricted,' }, after, there);
  const open = { ...json, accessLevel: 'public', approvalRequired: true };
  await scene.must({ id: 'updateFolder', params: { id: first.id }, json: open });
  for (const { id, name } of made)
    await expectSight(
      scene,
      `after the first of five required approval, of a document that is ${name}`,
      person,
      id,
      'none',
    );
};

export const depthChecks: Readonly<Record<string, PromiseCheck>> = {
  'everywhere depth': permissions,
  'updateFolder reaches-down': levels,
};
