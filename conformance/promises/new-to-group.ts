// What is new to a group, by what its members may view and have opened.
import { z } from 'zod';
import { revised } from '../cases/evidence.ts';
import { group } from '../cases/sharing.ts';
import type { Who } from '../target.ts';
import { timeOf, versions } from './access/sight.ts';
import type { PromiseCheck } from './checks.ts';
import type { Scene } from './scene.ts';

const fresh = z.object({
  newToGroup: z.object({
    count: z.number(),
    newest: z.array(z.object({ documentId: z.string(), version: z.number(), since: z.string(), opened: z.boolean() })),
  }),
});

const approvals = z.array(z.looseObject({ state: z.string(), version: z.number(), endedAt: z.string().nullable() }));

/** When the version of a document was approved, or else came. */
async function cameAt(scene: Scene, id: string, version: number): Promise<number> {
  const requests = await scene.read(approvals, { id: 'listDocumentApprovals', params: { id } });
  const approved = requests.find((one) => one.state === 'approved' && one.version === version);
  const rows = await scene.read(versions, { id: 'listDocumentVersions', params: { id } });
  return timeOf(approved?.endedAt ?? rows.find((one) => one.version === version)?.createdAt);
}

export const newToGroup: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [member, author] = [await scene.guest('analyst'), await scene.guest('manager')];
  const groupId = await group(room, [member.id]);
  const authors = await group(room, [author.id]);
  const hidden = await room.document({ accessLevel: 'confidential' });
  const name = room.name('New');
  const come = (who: Who) => room.document({ name }, who);
  const id = await come(author.who);
  const listed = async (when: string, expected: string, id: string, groupId: string) => {
    const measures = await scene.read(fresh, { id: 'getMeasures', query: { groupId, days: '1' } });
    const rows = measures.newToGroup.newest;
    const found = rows.find((row) => row.documentId === id);
    const shown = found ? `version ${found.version}, ${found.opened ? 'opened' : 'not opened'}` : 'no document';
    scene.holds(shown === expected, when, `newToGroup has ${shown}, not ${expected}`);
    if (found && timeOf(found.since) !== (await cameAt(scene, id, found.version)))
      scene.broken(`${when}, newToGroup has it since ${found.since}, when it did not come`);
    const isHidden = groupId === authors || rows.every((row) => row.documentId !== hidden);
    scene.holds(isHidden, when, 'newToGroup has what no member may view');
    scene.holds(
      measures.newToGroup.count >= rows.length,
      when,
      `newToGroup counts ${measures.newToGroup.count} of ${rows.length}`,
    );
  };
  const isNew = (when: string, expected: string) => listed(when, expected, id, groupId);
  await isNew('after a document came', 'version 1, not opened');
  await listed('after a member added it', 'no document', id, authors);
  await scene.must({ id: 'previewDocument', params: { id } });
  await isNew('after somebody else viewed it', 'version 1, not opened');
  const view = { id: 'previewDocument', who: member.who, params: { id } };
  await scene.must(view);
  await isNew('after a member viewed it', 'version 1, opened');
  await come('admin');
  await isNew('after a next version of it came', 'version 2, not opened');
  await listed('after somebody else added a next version', 'version 2, not opened', id, authors);
  const draft = await revised(room, ['<!doctype html><p>approved</p>', '<!doctype html><p>not approved</p>']);
  await listed('of a document whose first version was approved alone', 'version 1, not opened', draft, groupId);
  await scene.must({ id: 'updateGroup', params: { id: groupId }, json: { suspended: true } });
  await isNew('while its people are locked out', 'no document');
};
