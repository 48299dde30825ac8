// What is new to a group, by what its members may view and have opened.
import { z } from 'zod';
import { group } from '../cases/sharing.ts';
import type { PromiseCheck } from './checks.ts';

const fresh = z.object({
  newToGroup: z.object({
    count: z.number(),
    newest: z.array(z.object({ documentId: z.string(), version: z.number(), opened: z.boolean() })),
  }),
});

export const newToGroup: PromiseCheck = async (scene) => {
  const { room } = scene;
  const member = await scene.guest('analyst');
  const groupId = await group(room, [member.id]);
  const [id, hidden] = [await room.document(), await room.document({ accessLevel: 'confidential' })];
  const listed = async (when: string, expected: string) => {
    const told = await scene.read(fresh, { id: 'getMeasures', query: { groupId, days: '1' } });
    const rows = told.newToGroup.newest;
    const found = rows.find((row) => row.documentId === id);
    const came = found ? `version ${found.version}, ${found.opened ? 'opened' : 'not opened'}` : 'no document';
    scene.holds(came === expected, when, `newToGroup has ${came}, not ${expected}`);
    const isHidden = rows.every((row) => row.documentId !== hidden);
    scene.holds(isHidden, when, 'newToGroup has what no member may view');
    scene.holds(
      told.newToGroup.count >= rows.length,
      when,
      `newToGroup counts ${told.newToGroup.count} of ${rows.length}`,
    );
  };
  await listed('after a document came', 'version 1, not opened');
  await scene.must({ id: 'previewDocument', params: { id } });
  await listed('after somebody else viewed it', 'version 1, not opened');
  await scene.must({ id: 'previewDocument', who: member.who, params: { id } });
  await listed('after a member viewed it', 'version 1, opened');
};
