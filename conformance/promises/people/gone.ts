// Groups have neither deactivated members nor permissions on deleted items.
import { z } from 'zod';
import { letIn } from '../../callers/guests.ts';
import { askFor, unapproved } from '../../cases/evidence.ts';
import { group } from '../../cases/sharing.ts';
import { newTerms } from '../../cases/terms.ts';
import type { Call } from '../../room/room.ts';
import { textOf } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';

const groups = z.array(z.looseObject({ id: z.string(), memberIds: z.array(z.string()) }));
const given = z.looseObject({
  folders: z.array(z.looseObject({ folderId: z.string() })),
  documents: z.array(z.looseObject({ documentId: z.string() })),
});

const activity = z.array(z.looseObject({ id: z.string(), description: z.string() }));
const cell = z.looseObject({ groupId: z.string() });

const noMember: PromiseCheck = async (scene) => {
  const [gone, left] = [await scene.room.invited(), await scene.room.invited()];
  const groupId = await group(scene.room, [gone, left]);
  await scene.must({ id: 'deactivateUser', params: { id: gone } });
  const { memberIds = [] } = (await scene.read(groups, { id: 'listGroups' })).find(({ id }) => id === groupId) ?? {};
  scene.holds(memberIds.join() === left, 'of two people', `the members of their group are ${memberIds.join(', ')}`);
};

const present: PromiseCheck = async (scene) => {
  const { room } = scene;
  const groupId = await group(room);
  const [folderId, documentId] = [await room.folder(), await room.document()];
  await scene.must({ id: 'setFolderPermission', json: { folderId, groupId, canRead: true, canWrite: false } });
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, groupId, canRead: true, canDownload: false } });
  const expect = async (when: string, folders: number, documents: number) => {
    const listed = await scene.read(given, { id: 'listGroupPermissions', params: { id: groupId } });
    const counts = [listed.folders.length, listed.documents.length].join();
    scene.holds(counts === [folders, documents].join(), when, `the numbers of folders and documents are ${counts}`);
    const cells = await scene.read(z.array(cell), { id: 'listGroupFolderPermissions' });
    const own = cells.filter((one) => one.groupId === groupId).length;
    scene.holds(own === folders, when, `listGroupFolderPermissions has ${own} of it`);
  };
  await expect('after a group was given a folder and a document', 1, 1);
  await scene.must({ id: 'deleteFolder', params: { id: folderId } });
  await scene.must({ id: 'deleteDocument', params: { id: documentId } });
  await expect('after both were deleted', 0, 0);
};

const stillNamed: PromiseCheck = async (scene) => {
  const { room } = scene;
  const firstName = room.name('Leaver');
  const { who, id } = await letIn(room, { firstName, lastName: 'Haddad', email: room.email(), role: 'admin' });
  const terms = await room.idOf({ id: 'publishTerms', who, ...(await newTerms(room)) });
  const draft = await unapproved(room, who);
  await askFor(room, who, draft);
  await room.policy.during(who, { idleMinutes: 1440 }, () => Promise.resolve());
  const reads: readonly Call[] = [
    { id: 'listDocumentVersions', params: { id: draft.id } },
    { id: 'compareDocumentVersions', params: { id: draft.id }, query: { from: '1', to: '1' } },
    { id: 'listTerms' },
    { id: 'getTermsVersion', params: { id: terms, version: '1' } },
    { id: 'listMyTasks' },
    { id: 'getSecurityPolicy' },
  ];
  const counts = () =>
    Promise.all(reads.map(async (read) => textOf(await scene.must(read)).split(firstName).length - 1));
  const before = await counts();
  const acts = await scene.read(activity, { id: 'listRecentActivity' });
  await scene.must({ id: 'deactivateUser', params: { id } });
  const after = await counts();
  for (const { id: act, description } of await scene.read(activity, { id: 'listRecentActivity' })) {
    const was = acts.find((one) => one.id === act)?.description ?? description;
    scene.holds(was === description, 'after an administrator was deactivated', `“${was}” is “${description}”`);
  }
  for (const [at, read] of reads.entries())
    scene.holds(
      (before[at] ?? 0) > 0 && after[at] === before[at],
      'after an administrator was deactivated',
      `${read.id} names them ${after[at]} times, and did ${before[at]} times before`,
    );
};

export const goneChecks: Readonly<Record<string, PromiseCheck>> = {
  'deactivateUser still-named': stillNamed,
  'deactivateUser no-member': noMember,
  'listGroupPermissions present': present,
};
