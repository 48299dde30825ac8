import { describe, expect, it } from 'vitest';
import type { AccessLevel } from '../records/records.ts';
import { empty } from '../../scenarios/empty.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { shelve } from '../../scenarios/shelf.ts';
import { openTestRoom } from '../testing/room.ts';

const createdAt = empty.now;

function withDocument(level: AccessLevel, more: Partial<Scenario> = {}): Scenario {
  const file = { by: 'user-admin', at: createdAt, content: () => new TextEncoder().encode('%PDF-1.4') };
  return {
    ...empty,
    ...shelve([
      {
        id: 'document-1',
        name: 'File.pdf',
        folderId: 'folder-1',
        level,
        mimeType: 'application/pdf',
        magicType: 'application/pdf',
        editions: [file],
      },
    ]),
    folders: [
      { id: 'folder-1', name: 'Deals', description: null, parentId: null, accessLevel: 'restricted', createdAt },
    ],
    ...more,
  };
}

const permission = (userId: string) => ({ id: userId, userId, folderId: 'folder-1', canRead: true, canWrite: false });
const grant = (userId: string, canDownload = false) => ({
  id: `grant-${userId}`,
  userId,
  documentId: 'document-1',
  canRead: true,
  canDownload,
  createdAt,
});

async function readers(scenario: Scenario, as = 'user-manager') {
  const room = await openTestRoom(scenario);
  return room.call('listDocumentReaders', { as, params: { id: 'document-1' } });
}

describe('who reads a document', () => {
  it('by a permission on its folder is named, and may download', async () => {
    const { status, json } = await readers(
      withDocument('restricted', { folderPermissions: [permission('user-viewer')] }),
    );
    expect(status).toBe(200);
    expect(json).toEqual([{ userId: 'user-viewer', byGrantAlone: false, canDownload: true }]);
  });

  it('by a grant alone are distinguished from others', async () => {
    const { json } = await readers(
      withDocument('restricted', {
        folderPermissions: [permission('user-viewer')],
        grants: [grant('user-viewer'), grant('user-analyst')],
      }),
    );
    expect(json).toEqual(
      expect.arrayContaining([
        { userId: 'user-viewer', byGrantAlone: false, canDownload: true },
        { userId: 'user-analyst', byGrantAlone: true, canDownload: false },
      ]),
    );
    expect(json).toHaveLength(2);
  });

  it('are only administrators and managers where the document is confidential and without grants', async () => {
    const { json } = await readers(
      withDocument('confidential', { folderPermissions: [permission('user-viewer'), permission('user-analyst')] }),
    );
    expect(json).toEqual([]);
  });

  it('include no deactivated user', async () => {
    const scenario = withDocument('restricted', { folderPermissions: [permission('user-viewer')] });
    const users = scenario.users.map((user) =>
      user.id === 'user-viewer' ? { ...user, deactivatedAt: createdAt } : user,
    );
    expect((await readers({ ...scenario, users })).json).toEqual([]);
  });

  it('are shown to administrators and managers only', async () => {
    const scenario = withDocument('public');
    expect((await readers(scenario, 'user-viewer')).status).toBe(403);
    expect((await readers(scenario, 'user-admin')).status).toBe(200);
  });

  it('is 404 for a document that is not there', async () => {
    const room = await openTestRoom(empty);
    const call = { as: 'user-admin', params: { id: 'document-9' } };
    expect((await room.call('listDocumentReaders', call)).status).toBe(404);
  });
});
