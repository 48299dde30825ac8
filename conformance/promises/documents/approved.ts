// What analysts and viewers are shown of a document whose folder requires approval.
import { z } from 'zod';
import { askFor, newestOf, pending } from '../../cases/evidence.ts';
import { textOf } from '../../target.ts';
import { reviewOf } from '../access/whole-sight.ts';
import type { PromiseCheck } from '../checks.ts';
import { taken } from './archives.ts';

const listed = z.array(
  z.looseObject({
    id: z.string(),
    name: z.string(),
    version: z.number(),
    size: z.number().nullable(),
    folderId: z.string().nullable(),
  }),
);
const kept = z.array(z.looseObject({ version: z.number() }));

const shown: PromiseCheck = async (scene) => {
  const { room } = scene;
  const { id, requestId, version, sha256 } = await pending(room, 'admin');
  const seen = async () =>
    (await scene.read(listed, { id: 'listDocuments', who: 'viewer' })).find((row) => row.id === id);
  scene.holds((await seen()) === undefined, 'before it was approved', 'a viewer sees it');
  for (const call of ['downloadDocument', 'previewDocument', 'listDocumentVersions'])
    await scene.answers(404, 'before it was approved', { id: call, who: 'viewer', params: { id } });
  const { but } = await reviewOf(scene, id, await room.personOf('viewer'));
  const isAwaited = but.some(({ kind }) => kind === 'awaiting-approval');
  scene.holds(isAwaited, 'before it was approved', 'the review does not say that it waits for that');
  await scene.must({ id: 'decideApproval', params: { id: requestId }, json: { decision: 'approve', version, sha256 } });
  const approved = await scene.answers(200, 'after it was approved', {
    id: 'downloadDocument',
    who: 'viewer',
    params: { id },
  });
  const row = await seen();
  scene.holds(row?.version === version, 'after it was approved', 'a viewer is not shown that version');
  await scene.must({ id: 'restoreDocumentVersion', params: { id, version: String(version) } });
  const bytes = '<!doctype html><p>another one that nobody has approved</p>';
  const { json, ...registration } = room.registration(await room.stored(bytes), {
    ...{ name: row?.name ?? '', folderId: row?.folderId ?? null, bytes },
  });
  await scene.must({ ...registration, json: { ...(json as object), description: 'Of the newer one' } });
  const when = 'after newer versions that nobody has approved';
  const later = await scene.answers(200, when, { id: 'downloadDocument', who: 'viewer', params: { id } });
  scene.holds(textOf(later) === textOf(approved), when, 'a viewer has other bytes');
  const preview = await scene.must({ id: 'previewDocument', who: 'viewer', params: { id } });
  scene.holds(!textOf(preview).includes('nobody'), when, 'a viewer is shown words of a newer one');
  if (scene.has('prepareArchive')) {
    const { files } = await taken(scene, 'viewer', { documentIds: [id], folderIds: [] });
    const isIt = [...files.values()].join() === textOf(approved);
    scene.holds(isIt, when, 'an archive of a viewer holds other bytes');
  }
  const again = await seen();
  scene.holds(
    again?.version === version && again.size === row?.size && again['description'] === row['description'],
    when,
    'a viewer is shown another version, size or description',
  );
  const history = async () => {
    const rows = await scene.read(kept, { id: 'listDocumentVersions', who: 'viewer', params: { id } });
    return rows.map((one) => one.version).join();
  };
  const only = await history();
  scene.holds(only === String(version), when, `a viewer is listed the versions ${only}`);
  await scene.answers(404, when, {
    id: 'downloadDocumentVersion',
    who: 'viewer',
    params: { id, version: String(version + 1) },
  });
  const last = await newestOf(room, id);
  const next = {
    id: 'decideApproval',
    who: 'manager' as const,
    params: { id: await askFor(room, 'admin', { id, ...last }) },
  };
  await scene.must({ ...next, json: { decision: 'approve', ...last } });
  const then = 'after a newer version was approved as well';
  const left = await history();
  scene.holds(left === String(last.version), then, `a viewer is listed the versions ${left}`);
  for (const call of ['downloadDocumentVersion', 'previewDocumentVersion'])
    await scene.answers(404, `${then}, of the one before`, {
      ...{ id: call, who: 'viewer', params: { id, version: String(version) } },
    });
};

export const approvedChecks: Readonly<Record<string, PromiseCheck>> = { 'decideApproval shown': shown };
