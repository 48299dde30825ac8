// The figures of the dashboard.
import { z } from 'zod';
import { newMember, withApp } from '../cases/account.ts';
import type { PromiseCheck } from './checks.ts';
import type { Scene } from './scene.ts';

const figures = z.object({
  activeUsers: z.number(),
  totalDocuments: z.number(),
  securityEvents: z.number(),
  downloads: z.number(),
});
type Figures = z.output<typeof figures>;

const readFigures = (scene: Scene) => scene.read(figures, { id: 'getDashboardMetrics', who: 'manager' });

const counts: PromiseCheck = async (scene) => {
  const moved = async (what: string, by: Partial<Figures>, work: () => Promise<unknown>) => {
    const before = await readFigures(scene);
    await work();
    const after = await readFigures(scene);
    for (const name of ['totalDocuments', 'securityEvents', 'downloads'] as const) {
      const [wanted, found] = [by[name] ?? 0, after[name] - before[name]];
      scene.holds(wanted === found, `after ${what}`, `${name} has moved by ${found}, not ${wanted}`);
    }
    return after.activeUsers - before.activeUsers;
  };
  const { id: userId } = await scene.person('viewer');
  let id = '';
  await moved('a document was registered', { totalDocuments: 1 }, async () => (id = await scene.room.document()));
  const params = { id };
  const download = (who: 'admin' | 'viewer') => () => scene.call({ id: 'downloadDocument', who, params });
  await moved('a download', { downloads: 1 }, download('viewer'));
  await moved('a look at the document', {}, () => scene.call({ id: 'previewDocument', who: 'viewer', params }));
  const json = { documentId: id, userId, canRead: true, canDownload: false };
  await moved('a grant', {}, () => scene.must({ id: 'grantDocumentPermission', json }));
  const revoke = { id: 'revokeDocumentPermission', params: { documentId: id, userId } };
  await moved('a revoked grant', { securityEvents: 1 }, () => scene.must(revoke));
  const settings = { accessLevel: 'public', downloadRestricted: true, printingRestricted: false };
  await moved('changed settings', {}, () => scene.must({ id: 'updateDocumentSettings', params, json: settings }));
  await moved('a refused download', { securityEvents: 1 }, download('viewer'));
  await moved('a deletion', { totalDocuments: -1 }, () => scene.must({ id: 'deleteDocument', params }));
  if (!scene.target.enter) return;
  const { who } = await withApp(scene.room, 'viewer', await newMember(scene.room, 'viewer'));
  const wrong = { id: 'verifySecondFactor', who, json: { method: 'totp', code: '000000' } };
  if (scene.has(wrong.id)) await moved('a wrong code', { securityEvents: 1 }, () => scene.call(wrong));
  const more = await moved('somebody new came in', {}, () => scene.guest('viewer'));
  scene.holds(more === 1, 'after somebody new came in', `activeUsers has moved by ${more}, not 1`);
};

const eachOnce: PromiseCheck = async (scene) => {
  const name = scene.room.name('Counted');
  await scene.room.document({ name });
  const { totalDocuments } = await readFigures(scene);
  await scene.room.document({ name });
  const after = (await readFigures(scene)).totalDocuments - totalDocuments;
  scene.holds(after === 0, 'after a next version', `totalDocuments has moved by ${after}`);
  if (!scene.target.enter) return;
  const before = (await readFigures(scene)).activeUsers;
  const moved = async (when: string, by: number) => {
    const found = (await readFigures(scene)).activeUsers - before;
    scene.holds(found === by, when, `activeUsers has moved by ${found}, not ${by}`);
  };
  await scene.room.invited();
  await moved('after somebody was invited', 0);
  const person = await scene.guest('viewer');
  await moved('after somebody came in', 1);
  await scene.must({ id: 'deactivateUser', params: { id: person.id } });
  await moved('after they were deactivated', 0);
};

export const dashboardFigureChecks: Readonly<Record<string, PromiseCheck>> = {
  'getDashboardMetrics counts': counts,
  'getDashboardMetrics each-once': eachOnce,
};
