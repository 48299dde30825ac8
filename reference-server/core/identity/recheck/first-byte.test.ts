import { expect, it } from 'vitest';
import { ADMIN, READER, setStage, type Stage } from './testing/stage.ts';

const sealing = { accessLevel: 'confidential', downloadRestricted: true, printingRestricted: false };
const ends: readonly [what: string, status: number, end: (stage: Stage) => Promise<unknown>][] = [
  [
    'the grant is revoked',
    404,
    ({ room, granted }) =>
      room.call('revokeDocumentPermission', { as: ADMIN, params: { documentId: granted, userId: READER } }),
  ],
  [
    'the document is deleted',
    404,
    ({ room, granted }) => room.call('deleteDocument', { as: ADMIN, params: { id: granted } }),
  ],
  ['the reader is deactivated', 401, ({ room }) => room.call('deactivateUser', { as: ADMIN, params: { id: READER } })],
];

it.each(ends)('a preview whose watermarking waits is not delivered once %s: %i', async (_what, status, end) => {
  for (const more of [
    {},
    { isHead: true },
    { headers: { range: 'bytes=0-3' } },
    { headers: { range: 'bytes=9999-' } },
  ]) {
    const stage = await setStage();
    const { room, granted } = stage;
    const { watermarker } = room.ports;
    room.ports.watermarker = {
      async watermark(...args) {
        const watermarked = await watermarker.watermark(...args);
        await end(stage);
        return watermarked;
      },
    };
    const answer = await room.call('previewDocument', { as: READER, params: { id: granted }, ...more });
    expect(answer.status).toBe(status);
    expect((await room.entries()).map(({ activityType }) => activityType)).not.toContain('document_view');
  }
});

it('a download whose disk waits is neither delivered nor audited once it is restricted', async () => {
  const stage = await setStage();
  const { room, granted } = stage;
  const opened = room.ports.objects.open.bind(room.ports.objects);
  room.ports.objects.open = async (...args) => {
    const bytes = await opened(...args);
    await room.call('updateDocumentSettings', { as: ADMIN, params: { id: granted }, json: sealing });
    return bytes;
  };
  expect((await room.call('downloadDocument', { as: READER, params: { id: granted } })).status).toBe(403);
  const logged = (await room.entries()).map(({ activityType }) => activityType);
  expect(logged).toContain('blocked_download');
  expect(logged).not.toContain('document_download');
});

it('a file opened for a delivery that is refused at its last check is closed', async () => {
  const statuses: number[] = [];
  for (let reads = 1; statuses.at(-1) !== 200; reads += 1) {
    const { room, granted } = await setStage();
    const { store, objects } = room.ports;
    const [read, opened] = [store.read.bind(store), objects.open.bind(objects)];
    let [left, isClosed] = [Infinity, false];
    objects.open = async (...args) => {
      left = reads;
      return Object.assign(await opened(...args), { destroy: () => (isClosed = true) });
    };
    store.read = async (work) => {
      left -= 1;
      if (left === 0) await room.call('deactivateUser', { as: ADMIN, params: { id: READER } });
      return read(work);
    };
    const { status } = await room.call('downloadDocument', { as: READER, params: { id: granted } });
    statuses.push(status);
    expect([statuses, isClosed]).toEqual([statuses, status !== 200]);
  }
  expect(statuses.slice(0, -1)).not.toEqual([]);
});
