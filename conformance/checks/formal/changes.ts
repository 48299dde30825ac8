// A change leaves all else as it was: an item with everything that an item can have is compared before and after it, in
// every list that shows something of it.
import type { Operation } from '../../contract.ts';
import { type Full, fullItem, fullStages } from '../../cases/full-item.ts';
import type { Room } from '../../room/room.ts';
import type { Run } from '../../suite/run.ts';
import type { Who } from '../../target.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf, entriesOf, type Entry } from './reads.ts';

export async function checkChanges(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const { changes } = operation;
    if (changes)
      await promised(run, `${operation.id} changes`, (broken) => changesNoMore(run, operation, changes, broken));
  }
}

async function changesNoMore({ room }: Run, operation: Operation, fields: readonly string[], broken: Broken) {
  for (const stage of fullStages[operation.id] ?? []) {
    const full = await fullItem(room);
    const { item, call, isShownOtherwise = false } = stage(full);
    const readers: Who[] = isShownOtherwise ? ['admin', 'manager'] : ['admin', 'manager', 'viewer'];
    const change = { id: operation.id, ...(await call(room)) };
    const before = await pictureOf(room, full, readers);
    if (operation.id === 'putBackItem') await room.must(deletionOf(full, item));
    await room.must(change);
    const after = await pictureOf(room, full, readers);
    for (const [what, was] of before) {
      const is = after.get(what);
      const subject = `after ${addressOf(room, operation.id)}, ${what}`;
      if (!is) broken(`${subject} is gone`);
      else
        for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
          const isMeant = fields.includes(name) && (was['id'] === item || name === 'approval');
          const isSame = JSON.stringify(was[name]) === JSON.stringify(is[name]);
          if (!isMeant && !isSame)
            broken(`${subject} has ${name} ${JSON.stringify(is[name])}, and had ${JSON.stringify(was[name])}`);
        }
    }
  }
}

const deletionOf = ({ folder }: Full, id: string) =>
  id === folder
    ? { id: 'deleteFolder', params: { id }, query: { cascade: 'true' } }
    : { id: 'deleteDocument', params: { id } };

/** What a reader may do follows from level, restrictions and place. */
const followed = ['mayDownload', 'accessEndsAt', 'reaches'];

/** Everything that the lists show of these items, each entry under its name. */
async function pictureOf(
  room: Room,
  { documents, folders }: Full,
  readers: readonly Who[],
): Promise<Map<string, Entry>> {
  const picture = new Map<string, Entry>();
  const take = async (id: string, by: string, isIn: (entry: Entry) => boolean, who: Who = 'admin', item?: string) => {
    if (!room.has(id)) return;
    for (const entry of entriesOf(await room.must({ id, who, ...(item !== undefined && { params: { id: item } }) }))) {
      if (!isIn(entry)) continue;
      const left = Object.entries(entry).filter(([name]) => !followed.includes(name));
      const which = [entry[by], ...(by === 'userId' ? [entry['groupId']] : [])].join(' ');
      picture.set(
        `the entry ${by} ${which} of ${addressOf(room, id).replace('{id}', item ?? '')} as ${who}`,
        Object.fromEntries(left),
      );
    }
  };
  for (const who of readers) {
    await take('listDocuments', 'id', ({ id }) => documents.includes(String(id)), who);
    await take('listFolders', 'id', ({ id }) => folders.includes(String(id)), who);
    await take('listFavourites', 'id', ({ id }) => documents.includes(String(id)), who);
  }
  for (const id of documents) {
    await take('listDocumentVersions', 'version', () => true, 'admin', id);
    await take('listDocumentPermissions', 'userId', () => true, 'admin', id);
    await take('listDocumentApprovals', 'id', () => true, 'admin', id);
  }
  for (const id of folders)
    await take('listFolderPermissions', 'userId', ({ folderId }) => folderId === id, 'admin', id);
  return picture;
}
