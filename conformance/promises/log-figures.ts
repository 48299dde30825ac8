// Figures counted from the audit log: of everybody, and of a group.
import { z } from 'zod';
import { newMember, withApp } from '../cases/account.ts';
import { group } from '../cases/sharing.ts';
import type { PromiseCheck } from './checks.ts';
import { newToGroup } from './new-to-group.ts';

const measures = z.object({
  ...{ views: z.number(), pagesRead: z.number(), secondsRead: z.number(), downloads: z.number() },
  ...{ signIns: z.number(), failedSignIns: z.number(), people: z.number(), notOpened: z.number() },
  viewsByHour: z.array(z.number()),
  longestNotOpened: z.array(
    z.object({
      ...{ documentId: z.string(), name: z.string() },
      ...{ folderId: z.string().nullable(), folderName: z.string().nullable() },
    }),
  ),
  mostViewed: z.array(z.object({ documentId: z.string(), name: z.string(), views: z.number() })),
  mostViewedFolders: z.array(
    z.object({
      ...{ folderId: z.string().nullable(), name: z.string().nullable() },
      ...{ views: z.number(), downloads: z.number(), people: z.number() },
    }),
  ),
});

const looked = z.object({ activityType: z.string(), resourceId: z.string().nullable(), createdAt: z.string() });
const filed = z.object({ id: z.string(), name: z.string(), folderId: z.string().nullish() });

const counts: PromiseCheck = async (scene) => {
  const read = () => scene.read(measures, { id: 'getMeasures', who: 'manager' });
  const params = { id: await scene.room.document() };
  type Name = 'views' | 'downloads' | 'signIns' | 'failedSignIns';
  const moved = async (what: string, name: Name, work: () => Promise<unknown>) => {
    const before = await read();
    await work();
    const by = (await read())[name] - before[name];
    scene.holds(by === 1, `after ${what}`, `${name} has moved by ${by}, not 1`);
  };
  const { viewsByHour: then } = await read();
  await moved('a look', 'views', () => scene.must({ id: 'previewDocument', who: 'viewer', params }));
  const log = await scene.read(z.array(looked), { id: 'listAuditLogs' });
  const hour = Number(
    log.find((row) => row.activityType === 'document_view' && row.resourceId === params.id)?.createdAt.slice(11, 13),
  );
  const { viewsByHour: now } = await read();
  scene.holds(now[hour] === (then[hour] ?? 0) + 1, 'after a look', `the views of its hour are ${now[hour]}`);
  const before = await read();
  await scene.must({ id: 'reportReading', who: 'viewer', params, json: { version: 1, pages: [1, 2], seconds: 3 } });
  const { views, pagesRead, secondsRead } = await read();
  const by = [views - before.views, pagesRead - before.pagesRead, secondsRead - before.secondsRead];
  scene.holds(
    by.join() === '0,2,3',
    'after two pages were read for three seconds',
    `views, pagesRead and secondsRead have moved by ${by.join(' and ')}`,
  );
  await moved('a view of which no page is said', 'views', async () => {
    await scene.must({ id: 'previewDocument', who: 'analyst', params });
    await scene.must({ id: 'reportReading', who: 'analyst', params, json: { version: 1, seconds: 4 } });
  });
  await moved('a download', 'downloads', () => scene.must({ id: 'downloadDocument', who: 'viewer', params }));
  if (!scene.target.enter) return;
  await moved('somebody new came in', 'signIns', () => scene.guest('viewer'));
  const { who } = await withApp(scene.room, 'viewer', await newMember(scene.room, 'viewer'));
  const json = { method: 'totp', code: '000000' };
  await moved('a wrong code', 'failedSignIns', () => scene.call({ id: 'verifySecondFactor', who, json }));
};

const lately = z.object({
  from: z.string(),
  lastDay: z.object({ documentsAdded: z.number(), securityEvents: z.number() }),
  lastWeek: z.object({ people: z.number() }),
});

const today: PromiseCheck = async (scene) => {
  const read = async () => {
    const { from, lastDay, lastWeek } = await scene.read(lately, { id: 'getMeasures' });
    return { from, figures: [lastDay.documentsAdded, lastDay.securityEvents, lastWeek.people] };
  };
  const before = await read();
  const params = { id: await scene.room.document({ downloadRestricted: true }) };
  await scene.answers(403, 'of a reader who may only view it', { id: 'downloadDocument', who: 'viewer', params });
  if (scene.target.enter) await scene.guest('viewer');
  const after = await read();
  // The day has changed in between.
  if (after.from !== before.from) return;
  const by = after.figures.map((figure, at) => figure - (before.figures[at] ?? 0)).join();
  const due = scene.target.enter ? '1,1,1' : '1,1,0';
  const when = 'after a document was added, a download refused, and somebody new came in';
  scene.holds(by === due, when, `documentsAdded, securityEvents and people have moved by ${by}, not ${due}`);
};

const opened: PromiseCheck = async (scene) => {
  const { room } = scene;
  const moved = async (what: string, by: number, work: () => Promise<unknown>) => {
    const read = async () => (await scene.read(measures, { id: 'getMeasures', who: 'manager' })).notOpened;
    const before = await read();
    await work();
    const found = (await read()) - before;
    scene.holds(found === by, `after ${what}`, `notOpened has moved by ${found}, not ${by}`);
  };
  let [viewed, downloaded] = ['', ''];
  await moved('a document came', 1, async () => (viewed = await room.document()));
  await moved('another came', 1, async () => (downloaded = await room.document()));
  const view = () => scene.must({ id: 'previewDocument', who: 'viewer', params: { id: viewed } });
  const download = (id: string) => () => scene.must({ id: 'downloadDocument', who: 'viewer', params: { id } });
  await moved('one was viewed', -1, view);
  await moved('the other was downloaded', -1, download(downloaded));
  await moved('the first was downloaded as well', 0, download(viewed));
};

const ofGroup: PromiseCheck = async (scene) => {
  const member = await scene.guest('viewer');
  const groupId = await group(scene.room, [member.id]);
  const read = () => scene.read(measures, { id: 'getMeasures', query: { groupId } });
  const params = { id: await scene.room.document() };
  const before = await read();
  for (const id of ['previewDocument', 'downloadDocument']) await scene.must({ id, who: 'viewer', params });
  const after = await read();
  scene.holds(
    JSON.stringify(after) === JSON.stringify(before),
    'after others viewed and downloaded',
    'they have moved',
  );
  for (const id of ['previewDocument', 'downloadDocument']) await scene.must({ id, who: member.who, params });
  const { views, downloads } = await read();
  const by = [views - before.views, downloads - before.downloads];
  scene.holds(by.join() === '1,1', 'after a member viewed and downloaded', `they have moved by ${by.join(' and ')}`);
  const ofAll = await scene.read(lately, { id: 'getMeasures' });
  const ofOne = await scene.read(lately, { id: 'getMeasures', query: { groupId } });
  const areAll = ofAll.from !== ofOne.from || ofAll.lastWeek.people === ofOne.lastWeek.people;
  scene.holds(areAll, 'of a group', `lastWeek has ${ofOne.lastWeek.people} people, and of everybody another number`);
  if (!scene.target.comeAgain || scene.target.allowsManySessions === false) return;
  await scene.room.comeAgain(member);
  // Another query, since the twin drops this call, and equal consecutive calls count as one.
  const query = { groupId, days: '7' };
  const { people, signIns } = await scene.read(measures, { id: 'getMeasures', query });
  const figures = `${people} people, ${signIns} sign-ins`;
  scene.holds(figures === '1 people, 2 sign-ins', 'after a member came in a second time', `the figures say ${figures}`);
};

const byFolder: PromiseCheck = async (scene) => {
  // A group of two, so that what others did is in none of its figures.
  const [one, two, three] = [await scene.guest('viewer'), await scene.guest('viewer'), await scene.guest('viewer')];
  const groupId = await group(scene.room, [one.id, two.id, three.id]);
  const name = scene.room.name('Opened');
  const [first, second] = [await scene.room.folder({ name }), await scene.room.folder({ name })];
  const id = await scene.room.document({ folderId: first });
  const last = scene.room.name('Opened once');
  const other = await scene.room.document({ name: last, folderId: first });
  const counted = async (when: string, expected: Readonly<Record<string, string>>) => {
    const { mostViewedFolders, mostViewed } = await scene.read(measures, { id: 'getMeasures', query: { groupId } });
    const most = mostViewed.map(({ documentId, views }) => `${documentId} ${views}`).join();
    scene.holds(most === `${id} 2,${other} 1`, when, `the most viewed documents are ${most}`);
    scene.holds(mostViewed.at(-1)?.name === last, when, 'a document that was viewed has another name');
    const areNamed = mostViewedFolders.every((row) => row.name === name);
    scene.holds(areNamed, when, 'a folder has another name');
    const found = mostViewedFolders.map(({ folderId, views, downloads, people: all }) => [
      folderId,
      `${views} views, ${downloads} downloads, ${all} people`,
    ]);
    scene.holds(
      JSON.stringify(found) === JSON.stringify(Object.entries(expected)),
      when,
      `the folders are ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`,
    );
  };
  for (const { who } of [one, two]) await scene.must({ id: 'previewDocument', who, params: { id } });
  for (const call of ['previewDocument', ...Array.from({ length: 3 }, () => 'downloadDocument')])
    await scene.must({ id: call, who: one.who, params: { id: other } });
  for (const { who } of [two, three]) await scene.must({ id: 'downloadDocument', who, params: { id } });
  await counted('after three people came', { [first]: '3 views, 5 downloads, 3 people' });
  await scene.must({ id: 'moveDocument', params: { id }, json: { folderId: second } });
  await counted('after one document was moved', {
    [second]: '2 views, 2 downloads, 3 people',
    [first]: '1 views, 3 downloads, 1 people',
  });
  await scene.must({ id: 'moveDocument', params: { id }, json: { folderId: null } });
  const { mostViewedFolders } = await scene.read(measures, { id: 'getMeasures', query: { groupId } });
  const isRoot = mostViewedFolders.some(({ folderId, views }) => folderId === null && views === 2);
  scene.holds(isRoot, 'after that document was moved to the root', 'the root is not among the folders');
};

const notOpened: PromiseCheck = async (scene) => {
  const folderId = await scene.room.folder();
  const name = scene.room.name('Unread');
  const listed = async (when: string) => {
    const figures = await scene.read(measures, { id: 'getMeasures' });
    const [found, due] = [figures.longestNotOpened, Math.min(figures.notOpened, 100)];
    scene.holds(found.length === due, when, `the list of what is not opened has ${found.length} documents, not ${due}`);
    return found;
  };
  await listed('before a document came');
  const own = await scene.room.document({ name, folderId, accessLevel: 'restricted' });
  const before = await listed('after a document came');
  // Where a hundred others are there longer, the new one is not in the list.
  const one = before.find(({ documentId }) => documentId === own) ?? before[0];
  if (!one) {
    scene.broken('after a document came, the list of what is not opened is empty');
    return;
  }
  const { documentId: id } = one;
  const documents = await scene.read(z.array(filed), { id: 'listDocuments' });
  const document = documents.find((row) => row.id === id);
  scene.holds(
    document?.name === one.name && (document.folderId ?? null) === one.folderId,
    'after a document came',
    `${one.name} is listed in the folder ${String(one.folderId)}, and is not there`,
  );
  await scene.must({ id: 'downloadDocument', params: { id } });
  scene.holds(
    (await listed('after it was downloaded')).every(({ documentId }) => documentId !== id),
    'after it was downloaded',
    'it is listed as not opened',
  );
};

const figures = { signIns: z.number(), views: z.number(), downloads: z.number() };
const dated = z.object({
  ...{ from: z.string(), viewsByHour: z.array(z.number()) },
  ...{ ...figures, days: z.array(z.object({ date: z.string(), ...figures })) },
});
const dayMs = 86_400_000;

const ofDays: PromiseCheck = async (scene) => {
  for (const days of ['1', '6', '7', '30', '90']) {
    const figures = await scene.read(dated, { id: 'getMeasures', query: { days } });
    const found = figures.days.map(({ date }) => date);
    const last = Date.parse(found.at(-1) ?? '');
    const wanted = Array.from({ length: Number(days) }, (_, at) => dayOf(last - (Number(days) - 1 - at) * dayMs));
    const isWhole = !Number.isNaN(last) && found.join() === wanted.join() && figures.from.startsWith(found[0] ?? '-');
    scene.holds(isWhole, `for ${days} days`, `they are ${found.length}, from ${figures.from}: ${found.join(', ')}`);
    const sum = (some: readonly number[]) => some.reduce((one, other) => one + other, 0);
    for (const name of ['signIns', 'views', 'downloads'] as const) {
      const all = sum(figures.days.map((one) => one[name]));
      scene.holds(all === figures[name], `for ${days} days`, `they come to ${all} ${name}, not ${figures[name]}`);
    }
    scene.holds(
      sum(figures.viewsByHour) === figures.views,
      `for ${days} days`,
      'the views by hour come to another sum',
    );
  }
};

const dayOf = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10));

export const figureChecks: Readonly<Record<string, PromiseCheck>> = {
  'getMeasures counts': counts,
  'getMeasures today': today,
  'getMeasures opened': opened,
  'getMeasures of-group': ofGroup,
  'getMeasures new-to-group': newToGroup,
  'getMeasures by-folder': byFolder,
  'getMeasures not-opened': notOpened,
  'getMeasures days': ofDays,
};
