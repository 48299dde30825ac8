// Reading, and searching the audit log: a valid call of each operation, and answers that cannot be derived.
import { page } from '../room/room.ts';
import type { Provoke } from './by-hand.ts';
import type { Sound } from './sound.ts';

export const readingSound: Readonly<Record<string, Sound>> = {
  previewDocumentVersion: async (room) => ({ params: { id: await room.document(), version: '1' } }),
  reportReading: async (room) => {
    const id = await room.document();
    // The caller must have been shown the document before.
    for (const who of ['admin', 'manager', 'analyst', 'viewer'] as const)
      await room.must({ id: 'previewDocument', who, params: { id } });
    return { params: { id }, json: { version: 1, pages: [1, 2, 4] } };
  },
  searchAuditLogs: () => Promise.resolve({ query: { text: 'uploaded', limit: '50' } }),
  searchContents: () => Promise.resolve({ query: { q: 'minutes', limit: '50' } }),
  getAuditIntegrity: () => Promise.resolve({}),
};

export const readingCases: Readonly<Record<string, Provoke>> = {
  'previewDocumentVersion 403': async (room, headers) => {
    const id = await room.ownUpload('viewer', { accessLevel: 'confidential' });
    return room.call({ id: 'previewDocumentVersion', who: 'viewer', params: { id, version: '1' }, headers });
  },
  'previewDocumentVersion 415': async (room, headers) => {
    const name = room.name('Blob');
    const id = await room.document({ name, bytes: '\u0000\u0001 none', mimeType: 'application/x-none' });
    await room.document({ name, bytes: page });
    return room.call({ id: 'previewDocumentVersion', params: { id, version: '1' }, headers });
  },
  'reportReading 403': async (room) => {
    const id = await room.ownUpload('viewer', { accessLevel: 'confidential' });
    const json = { version: 1, pages: [1] };
    return room.call({ id: 'reportReading', who: 'viewer', params: { id }, json });
  },
  'getMeasures 404': (room) => room.call({ id: 'getMeasures', query: { groupId: 'no-such-group' } }),
  'searchAuditLogs 400': async (room) => {
    const from = room.now().toISOString();
    return room.call({ id: 'searchAuditLogs', query: { from, to: from } });
  },
};
