import { beforeEach, describe, expect, it } from 'vitest';
import { openTestRoom, type TestAnswer, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { approvalCalls, type ApprovalCalls, ADA, MARCUS, OLGA } from './testing/approval-calls.ts';

let room: TestRoom;
let calls: ApprovalCalls;
let folder: string;
let document: string;
beforeEach(async () => {
  room = await openTestRoom();
  calls = await approvalCalls(room);
  folder = await calls.folder();
  document = (await upload(room, { as: MARCUS, name: 'Terms.pdf', folderId: folder, bytes: 'one' })).id;
});

const newVersion = (bytes: string, as = MARCUS) => upload(room, { as, name: 'Terms.pdf', folderId: folder, bytes });
const code = ({ json }: TestAnswer) => (json as { code?: string } | undefined)?.code;
const refusal = (answer: TestAnswer) => [answer.status, code(answer)];
const stateOf = async (id = document) => (await calls.list(id)).map(({ version, state }) => [version, state]);

describe('asking for approval', () => {
  it('is of the newest version with its hash, and is audited with both', async () => {
    const sha256 = await calls.shaOf(document, 1);
    const answer = await calls.request(document, { as: MARCUS, note: 'Final terms', approverIds: [ADA] });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: 'approval-1',
      documentId: document,
      version: 1,
      sha256,
      name: 'Terms.pdf',
      note: 'Final terms',
      requestedById: MARCUS,
      requestedAt: '2026-01-15T10:00:00.000Z',
      approverIds: [ADA],
      needed: 1,
      state: 'pending',
      decisions: [],
      endedAt: null,
      mayDecide: false,
    });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'approval_requested',
      description: `Requested approval of version 1 of "Terms.pdf" (SHA-256 ${sha256}): "Final terms"`,
      userId: MARCUS,
      resourceType: 'document',
      resourceId: document,
    });
    expect(await calls.pending(ADA)).toMatchObject([{ id: 'approval-1', mayDecide: true }]);
    expect(await calls.pending(OLGA)).toMatchObject([{ id: 'approval-1', mayDecide: false }]);
  });

  it('where the folder above requires it', async () => {
    const json = { name: 'Inner', parentId: folder };
    const inner = ((await room.call('createFolder', { as: ADA, json })).json as { id: string }).id;
    const { id } = await upload(room, { as: MARCUS, folderId: inner });
    expect((await calls.request(id, { as: MARCUS })).status).toBe(201);
  });

  it('where no folder requires it is 409, also at the root', async () => {
    const open = await calls.folder({ approvalRequired: false });
    for (const folderId of [open, null]) {
      const { id } = await upload(room, { as: MARCUS, folderId });
      expect(refusal(await calls.request(id, { as: MARCUS }))).toEqual([409, 'approval-not-required']);
    }
  });

  it('of an earlier version, a later one or other bytes is 409', async () => {
    await newVersion('two');
    const [one, two] = [await calls.shaOf(document, 1), await calls.shaOf(document, 2)];
    for (const wanted of [
      { version: 1, sha256: one },
      { version: 2, sha256: one },
      { version: 3, sha256: two },
    ]) {
      expect(refusal(await calls.request(document, { as: MARCUS, ...wanted }))).toEqual([409, 'approval-superseded']);
    }
  });

  it('twice is 409, and again once it was withdrawn or rejected', async () => {
    const again = () => calls.request(document, { as: MARCUS });
    const first = await calls.requested(document, MARCUS);
    expect(refusal(await again())).toEqual([409, 'approval-pending']);
    await calls.withdraw(first.id, MARCUS);
    room.ports.clock.advance({ minutes: 1 });
    const second = await calls.requested(document, MARCUS);
    await calls.decide(second, { as: ADA, decision: 'reject' });
    room.ports.clock.advance({ minutes: 1 });
    expect((await again()).status).toBe(201);
    expect(await stateOf()).toEqual([
      [1, 'pending'],
      [1, 'rejected'],
      [1, 'withdrawn'],
    ]);
  });

  it('for an approved document is 409, until its name or description changes', async () => {
    await calls.approved(document, MARCUS, [ADA]);
    expect(refusal(await calls.request(document, { as: MARCUS }))).toEqual([409, 'approval-over']);
    await room.call('renameDocument', { as: ADA, params: { id: document }, json: { name: 'Final terms.pdf' } });
    expect(await calls.requested(document, MARCUS)).toMatchObject({ name: 'Final terms.pdf', version: 1 });
  });

  it('is possible for a name that was approved before the one that readers see', async () => {
    const rename = (name: string) => room.call('renameDocument', { as: ADA, params: { id: document }, json: { name } });
    for (const name of ['Terms.pdf', 'Final terms.pdf', 'Terms.pdf']) {
      await rename(name);
      await calls.approved(document, MARCUS, [ADA]);
      room.ports.clock.advance({ minutes: 1 });
      expect((await room.call('listDocuments', { as: 'user-viewer' })).json).toMatchObject([{ name }]);
      expect(refusal(await calls.request(document, { as: MARCUS }))).toEqual([409, 'approval-over']);
    }
  });

  it.each([
    ['an analyst', 'user-analyst', 0],
    ['an unknown user', 'user-none', 0],
    ['the requester', MARCUS, 0],
    ['the uploader', OLGA, 0],
  ])('names each who cannot approve: %s', async (_who, id) => {
    await newVersion('two', OLGA);
    const answer = await calls.request(document, { as: MARCUS, approverIds: [ADA, id] });
    expect(answer).toMatchObject({ status: 400, json: { invalidParams: [{ name: 'approverIds.1' }] } });
    expect(await calls.pending(ADA)).toEqual([]);
  });

  it('of a user who is gone, or whose access has ended, is 400', async () => {
    await room.call('deactivateUser', { as: ADA, params: { id: OLGA } });
    expect((await calls.request(document, { as: MARCUS, approverIds: [OLGA] })).status).toBe(400);
  });

  it('names as many people as are required, or none', async () => {
    await calls.approverCount(2);
    expect((await calls.request(document, { as: MARCUS, approverIds: [ADA, ADA] })).status).toBe(400);
    expect((await calls.request(document, { as: MARCUS, approverIds: [ADA, OLGA] })).status).toBe(201);
  });

  it('is 409 where no user, or not enough, could approve', async () => {
    await room.call('updateUserRole', { as: ADA, params: { id: OLGA }, json: { role: 'viewer' } });
    await calls.approverCount(2);
    expect(refusal(await calls.request(document, { as: MARCUS }))).toEqual([409, 'approver-missing']);
    await calls.approverCount(1);
    await room.call('updateUserRole', { as: ADA, params: { id: MARCUS }, json: { role: 'viewer' } });
    expect(refusal(await calls.request(document, { as: ADA }))).toEqual([409, 'approver-missing']);
  });

  it('of a document that is not there is 404, and for readers 403 either way', async () => {
    for (const [as, status] of [
      [ADA, 404],
      ['user-viewer', 403],
    ] as const) {
      const json = { version: 1, sha256: '0'.repeat(64), approverIds: [] };
      const answer = await room.call('requestApproval', { as, params: { id: 'document-none' }, json });
      expect(answer.status).toBe(status);
    }
    expect((await calls.request(document, { as: 'user-analyst' })).status).toBe(403);
  });

  it.each([
    { version: 0 },
    { sha256: 'x' },
    { sha256: 'A'.repeat(64) },
    { note: 'a\u0000' },
    { note: 'x'.repeat(501) },
  ])('with %j is 400', async (wrong) => {
    expect((await calls.request(document, { as: MARCUS, ...wrong })).status).toBe(400);
  });
});

describe('a decision', () => {
  it('approves, and is audited with version, hash and comment', async () => {
    const approval = await calls.requested(document, MARCUS);
    const answer = await calls.decide(approval, { as: ADA, comment: 'Read twice' });
    const decision = { userId: ADA, decision: 'approve', comment: 'Read twice', at: '2026-01-15T10:00:00.000Z' };
    expect(answer).toMatchObject({
      status: 200,
      json: { state: 'approved', decisions: [decision], endedAt: '2026-01-15T10:00:00.000Z', mayDecide: false },
    });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'approval_approved',
      description: `Approved version 1 of "Terms.pdf" (SHA-256 ${approval.sha256}): "Read twice"`,
      userId: ADA,
      resourceId: document,
    });
    expect(await calls.pending(ADA)).toEqual([]);
  });

  it('rejects once and for all', async () => {
    const approval = await calls.requested(document, MARCUS);
    expect((await calls.decide(approval, { as: ADA, decision: 'reject' })).json).toMatchObject({ state: 'rejected' });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'approval_rejected',
      description: `Rejected version 1 of "Terms.pdf" (SHA-256 ${approval.sha256})`,
    });
    expect(refusal(await calls.decide(approval, { as: OLGA }))).toEqual([409, 'approval-over']);
  });

  it('is refused to the requester and to uploaders of these bytes, even as an earlier version or by restoring them', async () => {
    await upload(room, { as: OLGA, name: 'Terms.pdf', folderId: folder, bytes: 'two' });
    await upload(room, { as: MARCUS, name: 'Terms.pdf', folderId: folder, bytes: 'one' });
    await newVersion('three', ADA);
    const restore = { as: MARCUS, params: { id: document, version: '2' } };
    expect((await room.call('restoreDocumentVersion', restore)).status).toBe(200);
    expect(refusal(await calls.request(document, { as: ADA }))).toEqual([409, 'approver-missing']);
    await room.call('updateUserRole', { as: ADA, params: { id: 'user-analyst' }, json: { role: 'manager' } });
    const approval = await calls.requested(document, ADA);
    for (const as of [ADA, MARCUS, OLGA]) {
      expect([as, ...refusal(await calls.decide(approval, { as }))]).toEqual([as, 403, 'approval-own']);
    }
    expect(await stateOf()).toEqual([[5, 'pending']]);
    expect((await calls.decide(approval, { as: 'user-analyst' })).status).toBe(200);
  });

  it('is allowed only to named approvers', async () => {
    const approval = await calls.requested(document, MARCUS, [OLGA]);
    expect(refusal(await calls.decide(approval, { as: ADA }))).toEqual([403, 'approval-own']);
    expect((await calls.decide(approval, { as: OLGA })).status).toBe(200);
  });

  it('is refused to readers, and 404 for what is not there', async () => {
    const approval = await calls.requested(document, MARCUS);
    for (const as of ['user-analyst', 'user-viewer']) expect((await calls.decide(approval, { as })).status).toBe(403);
    expect((await calls.decide({ ...approval, id: 'approval-none' }, { as: ADA })).status).toBe(404);
    expect((await calls.decide(approval, { as: ADA, comment: 'x'.repeat(501) })).status).toBe(400);
  });

  it('applies only to the requested version and bytes', async () => {
    const approval = await calls.requested(document, MARCUS);
    for (const other of [{ version: 2 }, { sha256: '0'.repeat(64) }]) {
      const answer = await calls.decide({ ...approval, ...other }, { as: ADA });
      expect(refusal(answer)).toEqual([409, 'approval-superseded']);
    }
  });

  it('waits while the folder requires no approval, and for the folder to which the document was moved', async () => {
    const approval = await calls.requested(document, MARCUS);
    await calls.require(folder, false);
    expect(refusal(await calls.decide(approval, { as: ADA }))).toEqual([409, 'approval-not-required']);
    expect(await calls.pending(ADA)).toEqual([]);
    expect(await calls.list(document)).toMatchObject([{ state: 'pending', mayDecide: false }]);
    await calls.require(folder, true);
    expect(await calls.pending(ADA)).toMatchObject([{ id: approval.id, mayDecide: true }]);
    await room.call('moveDocument', { as: ADA, params: { id: document }, json: { folderId: null } });
    expect(refusal(await calls.decide(approval, { as: ADA }))).toEqual([409, 'approval-not-required']);
    await room.call('moveDocument', { as: ADA, params: { id: document }, json: { folderId: folder } });
    expect((await calls.decide(approval, { as: ADA })).status).toBe(200);
  });
});

describe('where two approvals are needed', () => {
  beforeEach(() => calls.approverCount(2));

  it('they are given by two people', async () => {
    const approval = await calls.requested(document, MARCUS);
    expect((await calls.decide(approval, { as: ADA })).json).toMatchObject({
      state: 'pending',
      needed: 2,
      endedAt: null,
      mayDecide: false,
    });
    expect((await room.lastEntry())?.description).toMatch(/^Approved version 1 .*, the first of two people$/);
    expect(refusal(await calls.decide(approval, { as: ADA }))).toEqual([409, 'approval-over']);
    expect(refusal(await calls.decide(approval, { as: ADA, decision: 'reject' }))).toEqual([409, 'approval-over']);
    expect((await calls.decide(approval, { as: OLGA })).json).toMatchObject({ state: 'approved' });
  });

  it('a request that named one person before has to be withdrawn and asked for again', async () => {
    await calls.approverCount(1);
    const approval = await calls.requested(document, MARCUS, [ADA]);
    await calls.approverCount(2);
    expect((await calls.decide(approval, { as: ADA })).json).toMatchObject({ state: 'pending', needed: 2 });
    expect(refusal(await calls.decide(approval, { as: OLGA }))).toEqual([403, 'approval-own']);
    expect(refusal(await calls.request(document, { as: MARCUS }))).toEqual([409, 'approval-pending']);
    await room.call('withdrawApproval', { as: MARCUS, params: { id: approval.id } });
    const again = await calls.requested(document, MARCUS);
    await calls.decide(again, { as: ADA });
    expect((await calls.decide(again, { as: OLGA })).json).toMatchObject({ state: 'approved' });
  });

  it('one rejection ends it, though one has approved', async () => {
    const approval = await calls.requested(document, MARCUS);
    await calls.decide(approval, { as: ADA });
    expect((await calls.decide(approval, { as: OLGA, decision: 'reject' })).json).toMatchObject({ state: 'rejected' });
  });

  it('two stay required when the policy requires one by then', async () => {
    const approval = await calls.requested(document, MARCUS);
    await calls.approverCount(1);
    expect((await calls.decide(approval, { as: ADA })).json).toMatchObject({ state: 'pending', needed: 2 });
  });

  it('two are required as well if one was required at the time of the request', async () => {
    await calls.approverCount(1);
    const approval = await calls.requested(document, MARCUS);
    await calls.approverCount(2);
    expect(await calls.pending(ADA)).toMatchObject([{ needed: 2 }]);
    expect((await calls.decide(approval, { as: ADA })).json).toMatchObject({ state: 'pending', needed: 2 });
    expect((await calls.decide(approval, { as: OLGA })).json).toMatchObject({ state: 'approved', needed: 2 });
  });
});

describe('a new version', () => {
  it.each([
    ['uploaded', () => newVersion('two')],
    ['restored', () => room.call('restoreDocumentVersion', { as: MARCUS, params: { id: document, version: '1' } })],
  ])('%s ends the request, in the same change, which is audited', async (_how, add) => {
    const approval = await calls.requested(document, MARCUS);
    const before = (await room.entries()).length;
    await add();
    expect(await stateOf()).toEqual([[1, 'superseded']]);
    const logged = (await room.entries()).slice(0, -before).map(({ description }) => description);
    expect(logged).toContain(
      `Ended the request to approve version 1 of "Terms.pdf" (SHA-256 ${approval.sha256}): there is version 2`,
    );
    expect(refusal(await calls.decide(approval, { as: ADA }))).toEqual([409, 'approval-superseded']);
    expect(await calls.pending(ADA)).toEqual([]);
  });

  it('does not change earlier decisions, and a new name ends no request', async () => {
    await calls.approved(document, MARCUS, [ADA]);
    await newVersion('two');
    const approval = await calls.requested(document, MARCUS);
    await room.call('renameDocument', { as: ADA, params: { id: document }, json: { name: 'Other.pdf' } });
    expect(await calls.list(document)).toMatchObject([
      { version: 2, state: 'pending', name: 'Terms.pdf' },
      { version: 1, state: 'approved' },
    ]);
    expect((await calls.decide(approval, { as: ADA })).status).toBe(200);
  });
});

describe('withdrawing', () => {
  it('is for the requester and for administrators, and audited', async () => {
    const approval = await calls.requested(document, MARCUS);
    expect((await calls.withdraw(approval.id, OLGA)).status).toBe(403);
    expect((await calls.withdraw(approval.id, MARCUS)).status).toBe(204);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'approval_withdrawn',
      description: `Withdrew the request to approve version 1 of "Terms.pdf" (SHA-256 ${approval.sha256})`,
    });
    expect(await calls.list(document)).toMatchObject([{ state: 'withdrawn', endedAt: '2026-01-15T10:00:00.000Z' }]);
    expect(refusal(await calls.withdraw(approval.id, MARCUS))).toEqual([409, 'approval-over']);
    expect(refusal(await calls.decide(approval, { as: ADA }))).toEqual([409, 'approval-over']);
    const second = await calls.requested(document, MARCUS);
    expect((await calls.withdraw(second.id, ADA)).status).toBe(204);
    expect((await calls.withdraw('approval-none', ADA)).status).toBe(404);
    expect((await calls.withdraw(second.id, 'user-viewer')).status).toBe(403);
  });
});

describe('the lists', () => {
  it('of what waits is oldest first, and of a document newest first', async () => {
    const other = (await upload(room, { as: MARCUS, name: 'Other.pdf', folderId: folder })).id;
    const first = await calls.requested(other, MARCUS);
    room.ports.clock.advance({ minutes: 1 });
    const second = await calls.requested(document, MARCUS);
    expect((await calls.pending(ADA)).map(({ id }) => id)).toEqual([first.id, second.id]);
    await room.ports.store.transact(async (tx) => {
      const row = await tx.approvals.get(second.id);
      await tx.approvals.put({ ...row!, requestedAt: '2026-01-14T10:00:00.000Z' });
    });
    expect((await calls.pending(ADA)).map(({ id }) => id)).toEqual([second.id, first.id]);
    await calls.withdraw(second.id, MARCUS);
    room.ports.clock.advance({ minutes: 1 });
    const third = await calls.requested(document, MARCUS);
    expect((await calls.list(document)).map(({ id }) => id)).toEqual([third.id, second.id]);
  });

  it('are refused to readers, and of an unknown document 404', async () => {
    expect((await room.call('listPendingApprovals', { as: 'user-viewer' })).status).toBe(403);
    expect((await room.call('listDocumentApprovals', { as: 'user-viewer', params: { id: document } })).status).toBe(
      403,
    );
    expect((await room.call('listDocumentApprovals', { as: ADA, params: { id: 'document-none' } })).status).toBe(404);
  });
});

it.each(['deleteDocument', 'deleteFolder'] as const)('%s takes the approvals along', async (operationId) => {
  const approval = await calls.requested(document, MARCUS);
  const id = operationId === 'deleteFolder' ? folder : document;
  expect(
    (
      await room.call(operationId, {
        as: ADA,
        params: { id },
        query: operationId === 'deleteFolder' ? { cascade: 'true' } : {},
      })
    ).status,
  ).toBe(204);
  expect(await room.ports.store.read((tx) => tx.approvals.list())).toEqual([]);
  expect((await calls.decide(approval, { as: ADA })).status).toBe(404);
});

describe('the effect of requiring approval for a folder', () => {
  const effect = async (id: string, as = ADA) => room.call('previewFolderApproval', { as, params: { id } });

  it('is the number of documents that it affects, and of those never approved', async () => {
    expect((await effect(folder)).json).toEqual({ documents: 1, unapproved: 1 });
    await calls.approved(document, MARCUS, [ADA]);
    const inner = await calls.folder({ parentId: folder, approvalRequired: false });
    await upload(room, { as: MARCUS, name: 'Inner.pdf', folderId: inner });
    expect((await effect(folder)).json).toEqual({ documents: 2, unapproved: 1 });
    await calls.require(folder, false);
    expect((await effect(folder)).json).toEqual({ documents: 2, unapproved: 1 });
  });

  it('counts no documents for which another folder requires approval, above or beneath it', async () => {
    const inner = await calls.folder({ parentId: folder });
    await upload(room, { as: MARCUS, name: 'Inner.pdf', folderId: inner });
    expect((await effect(folder)).json).toEqual({ documents: 1, unapproved: 1 });
    expect((await effect(inner)).json).toEqual({ documents: 0, unapproved: 0 });
  });

  it('is 404 for a folder that is not there, and 403 for readers', async () => {
    expect((await effect('folder-none')).status).toBe(404);
    expect((await effect(folder, 'user-viewer')).status).toBe(403);
  });
});
