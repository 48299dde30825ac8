// A room with every kind of place and document, and users with every kind of right; created once in a run.
import type { Given, SetDocument, SetFolder } from './access/access-rules.ts';
import type { Person, Scene } from './scene.ts';

export interface Reader extends Given {
  person: Person;
  /** In a sentence. */
  name: string;
}

export interface Furnished {
  folders: readonly SetFolder[];
  documents: readonly SetDocument[];
  readers: readonly Reader[];
}

const levels = ['public', 'restricted', 'confidential'] as const;
const rooms = new WeakMap<object, Promise<Furnished>>();

/** Shared by all promises of a run. */
export function furnished(scene: Scene): Promise<Furnished> {
  const known = rooms.get(scene.room) ?? scene.room.made.keeping(() => furnish(scene));
  rooms.set(scene.room, known);
  return known;
}

async function furnish(scene: Scene): Promise<Furnished> {
  const { room } = scene;
  const folder = async (level: string, parent: SetFolder | null): Promise<SetFolder> => {
    const id = await room.folder({ accessLevel: level, ...(parent ? { parentId: parent.id } : {}) });
    return { id, level, parent, name: parent ? `${level} in ${parent.name}` : level };
  };
  const open = await folder('public', null);
  const shut = await folder('restricted', null);
  const secret = await folder('confidential', null);
  const folders = [
    open,
    shut,
    secret,
    await folder('restricted', open),
    await folder('public', shut),
    await folder('confidential', shut),
  ];
  folders.push(await folder('public', folders[5] ?? null));
  const documents: SetDocument[] = [];
  for (const place of [null, ...folders]) {
    for (const level of levels) {
      for (const isRestricted of [false, true]) {
        const id = await room.document({
          folderId: place?.id ?? null,
          accessLevel: level,
          downloadRestricted: isRestricted,
        });
        const name = `${level}${isRestricted ? ', not to be downloaded,' : ''} in ${place ? `a folder ${place.name}` : 'the root'}`;
        documents.push({ id, level, isRestricted, folder: place, name });
      }
    }
  }
  return { folders, documents, readers: await readersOf(scene, folders, documents) };
}

const nothing: Given = { folders: [], grant: 'none', isStaff: false };

async function readersOf(
  scene: Scene,
  folders: readonly SetFolder[],
  documents: readonly SetDocument[],
): Promise<Reader[]> {
  const known = async (role: 'admin' | 'manager' | 'analyst' | 'viewer', given: Given): Promise<Reader> => ({
    person: await scene.person(role),
    name: `the ${role}`,
    ...given,
  });
  const staff = [
    await known('admin', { ...nothing, isStaff: true }),
    await known('manager', { ...nothing, isStaff: true }),
  ];
  if (!scene.target.enter) {
    const { id: userId } = await scene.person('analyst');
    for (const { id: documentId } of documents)
      await scene.must({
        id: 'grantDocumentPermission',
        json: { documentId, userId, canRead: true, canDownload: true },
      });
    return [...staff, await known('viewer', nothing), await known('analyst', { ...nothing, grant: 'download' })];
  }
  const permission = (index: number, canRead: boolean) => ({
    folderId: folders[index]?.id ?? '',
    canRead,
    canWrite: true,
  });
  const onAll = (canRead: boolean, canDownload: boolean) =>
    documents.map(({ id }) => ({ documentId: id, canRead, canDownload }));
  return [
    ...staff,
    await known('viewer', nothing),
    await known('analyst', nothing),
    {
      person: await scene.guest('viewer', { folderPermissions: [permission(1, true), permission(0, true)] }),
      name: 'a viewer with a permission on a restricted folder',
      ...nothing,
      folders: [folders[1]?.id ?? '', folders[0]?.id ?? ''],
    },
    {
      person: await scene.guest('analyst', {
        folderPermissions: [permission(5, true), permission(2, true), permission(1, false)],
      }),
      name: 'an analyst with a permission on confidential folders',
      ...nothing,
      folders: [folders[5]?.id ?? '', folders[2]?.id ?? ''],
    },
    {
      person: await scene.guest('viewer', { documentPermissions: onAll(true, false) }),
      name: 'a viewer who was granted to read',
      ...nothing,
      grant: 'read',
    },
    {
      person: await scene.guest('analyst', { documentPermissions: onAll(true, true) }),
      name: 'an analyst who was granted to download',
      ...nothing,
      grant: 'download',
    },
    {
      person: await scene.guest('viewer', { documentPermissions: onAll(false, true) }),
      name: 'a viewer who was granted to download and not to read',
      ...nothing,
      grant: 'download alone',
    },
  ];
}
