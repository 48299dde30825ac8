// Decides on approvals while the document, its folder, the policy or the user changes. Each of the two is paused at
// each of its steps until the other is acknowledged, and both run at once. In any order, no approval may count that came
// too late, from the wrong user, or from one user where two are required.
import { describe, expect, it } from 'vitest';
import { casesOf } from '#server/testing/deep.ts';
import { empty } from '../../scenarios/empty.ts';
import { openRoom } from '../room/room.ts';
import type { CoreOperationId } from '../call/operation.ts';
import { Gate, gatedStore } from '../identity/recheck/testing/gates.ts';
import { StoreEngine } from '../store/store.ts';
import { FarStore } from '../testing/far-store.ts';
import { callRoom, openTestRoom, type TestCall, type TestRoom } from '../testing/room.ts';
import { getTicket, putBytes, type Ticket, upload } from '../testing/upload.ts';
import { ADA, type Approval, approvalCalls, type ApprovalCalls, MARCUS, OLGA } from './testing/approval-calls.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const PETRA = 'user-petra';

interface Scene {
  room: TestRoom;
  calls: ApprovalCalls;
  folder: string;
  elsewhere: string;
  document: string;
  approval: Approval;
  /** Stored bytes that become the next version. */
  stored: Ticket;
}

type OneCall = readonly [CoreOperationId, TestCall];

async function setScene(store: StoreEngine, needed: number): Promise<Scene> {
  const room = await openTestRoom(empty, store);
  const calls = await approvalCalls(room);
  await room.ports.store.transact(async (tx) => {
    const olga = await tx.users.get(OLGA);
    if (olga) await tx.users.put({ ...olga, id: PETRA, email: 'petra@harbour.example', role: 'admin' });
  });
  await calls.approverCount(needed);
  const folder = await calls.folder();
  const elsewhere = await calls.folder({ name: 'Open', approvalRequired: false });
  const document = (await upload(room, { as: MARCUS, name: 'Terms.pdf', folderId: folder, bytes: 'one' })).id;
  const approval = await calls.requested(document, MARCUS);
  const stored = await getTicket(room, MARCUS);
  await putBytes(room, stored, 'two');
  return { room, calls, folder, elsewhere, document, approval, stored };
}

const decision =
  (as: string, word: 'approve' | 'reject' = 'approve') =>
  ({ approval: { id, version, sha256 } }: Scene): OneCall => [
    'decideApproval',
    { as, params: { id }, json: { decision: word, version, sha256 } },
  ];

const uploaded = ({ folder, stored: { documentURL } }: Scene): OneCall => [
  'registerDocument',
  { as: MARCUS, json: { documentURL, name: 'Terms.pdf', mimeType: 'application/pdf', size: 1, folderId: folder } },
];

const policyOf = (approverCount: number) => (): OneCall => {
  const json = { secondFactor: 'off', stepUpMinutes: null, networks: [], idleMinutes: null, approverCount };
  return ['updateSecurityPolicy', { as: PETRA, headers: { 'if-match': '*' }, json }];
};

/** A change that competes with an approval by Ada, and the valid outcomes in either order. */
interface Race {
  needed?: number;
  beside: (scene: Scene) => OneCall;
  first: string;
  last: string;
}

const done = (state: string) => `200 ${state}`;
const races: Record<string, Race> = {
  'a version is uploaded': { beside: uploaded, first: done('approved'), last: '409 superseded' },
  'an earlier version is restored': {
    beside: ({ document }) => ['restoreDocumentVersion', { as: MARCUS, params: { id: document, version: '1' } }],
    first: done('approved'),
    last: '409 superseded',
  },
  'somebody else approves, and one is needed': {
    beside: decision(OLGA),
    first: done('approved'),
    last: '409 approved',
  },
  'somebody else approves, and two are needed': {
    needed: 2,
    beside: decision(OLGA),
    first: done('approved'),
    last: done('approved'),
  },
  'somebody else rejects': { beside: decision(OLGA, 'reject'), first: done('approved'), last: '409 rejected' },
  'somebody else rejects, and two are needed': {
    needed: 2,
    beside: decision(OLGA, 'reject'),
    first: done('rejected'),
    last: '409 rejected',
  },
  'the same person approves again, and two are needed': {
    needed: 2,
    beside: decision(ADA),
    first: done('pending'),
    last: '409 pending',
  },
  'the request is withdrawn': {
    beside: ({ approval }) => ['withdrawApproval', { as: MARCUS, params: { id: approval.id } }],
    first: done('approved'),
    last: '409 withdrawn',
  },
  'the folder stops requiring it': {
    beside: ({ folder }) => [
      'updateFolder',
      { as: PETRA, params: { id: folder }, json: { name: 'A', accessLevel: 'public', approvalRequired: false } },
    ],
    first: done('approved'),
    last: '409 pending',
  },
  'the document is moved to where none is required': {
    beside: ({ document, elsewhere }) => [
      'moveDocument',
      { as: PETRA, params: { id: document }, json: { folderId: elsewhere } },
    ],
    first: done('approved'),
    last: '409 pending',
  },
  'the folder is moved, which asks for itself': {
    beside: ({ folder, elsewhere }) => [
      'moveFolder',
      { as: PETRA, params: { id: folder }, json: { parentId: elsewhere } },
    ],
    first: done('approved'),
    last: done('approved'),
  },
  'the document is deleted': {
    beside: ({ document }) => ['deleteDocument', { as: PETRA, params: { id: document } }],
    first: '200 gone',
    last: '404 gone',
  },
  'the folder is deleted with what is in it': {
    beside: ({ folder }) => ['deleteFolder', { as: PETRA, params: { id: folder }, query: { cascade: 'true' } }],
    first: '200 gone',
    last: '404 gone',
  },
  'the approver is demoted': {
    beside: () => ['updateUserRole', { as: PETRA, params: { id: ADA }, json: { role: 'analyst' } }],
    first: done('approved'),
    last: '403 pending',
  },
  'the approver is deactivated': {
    beside: () => ['deactivateUser', { as: PETRA, params: { id: ADA } }],
    first: done('approved'),
    last: '401 pending',
  },
  'two are needed from now on': { beside: policyOf(2), first: done('approved'), last: done('pending') },
  'one is needed from now on, where two were asked for': {
    needed: 2,
    beside: policyOf(1),
    first: done('pending'),
    last: done('pending'),
  },
  'the document is renamed': {
    beside: ({ document }) => ['renameDocument', { as: PETRA, params: { id: document }, json: { name: 'Other.pdf' } }],
    first: done('approved'),
    last: done('approved'),
  },
};

async function outcomeOf(scene: Scene, status: number): Promise<string> {
  const row = await scene.room.ports.store.read((tx) => tx.approvals.get(scene.approval.id));
  return `${status} ${row?.state ?? 'gone'}`;
}

/** What must hold in either order. */
async function expectSound({ room, approval, document }: Scene): Promise<void> {
  const { row, versions } = await room.ports.store.read(async (tx) => ({
    row: await tx.approvals.get(approval.id),
    versions: await tx.versions.by('document', document),
  }));
  const logged = (await room.entries()).filter(({ activityType }) => activityType === 'approval_approved');
  if (!row) return;
  const approving = row.decisions.filter(({ decision: word }) => word === 'approve').map(({ userId }) => userId);
  expect(new Set(approving).size, 'each decides once').toBe(approving.length);
  expect(logged, 'every approval is audited, and no other').toHaveLength(approving.length);
  expect(approving).not.toContain(MARCUS);
  if (row.state === 'approved') expect(approving.length).toBeGreaterThanOrEqual(row.needed);
  if (row.state === 'superseded') expect(versions.length).toBeGreaterThan(1);
}

const stores = [
  ['in memory', () => new StoreEngine({ persist: turn })],
  ['in a store that is far away', () => new FarStore()],
] as const;

describe.each(stores)('an approval, %s,', (where, open) => {
  // The order of steps is the same in both stores; the long rounds try each.
  const some = where === 'in memory' ? Object.entries(races) : casesOf(Object.entries(races), 3);
  it.each(some)('while %s', async (_what, { needed = 1, beside, first, last }) => {
    const approve = decision(ADA);
    const seen = new Set<string>();

    // Holds at each step while the other is acknowledged.
    for (let at = 1, wasHeld = true; wasHeld; at += 1) {
      const scene = await setScene(open(), needed);
      const { ports, memory } = scene.room;
      const gate = new Gate(at);
      const held = openRoom({ ...ports, store: gatedStore(ports.store, gate) }, memory);
      const [operationId, call] = approve(scene);
      const deciding = callRoom(held, operationId, call);
      wasHeld = await Promise.race([gate.arrived.then(() => true), deciding.then(() => false)]);
      const isDecided = (await scene.room.entries())[0]?.activityType === 'approval_approved';
      const [otherId, otherCall] = beside(scene);
      const other = await scene.room.call(otherId, otherCall);
      gate.open();
      const { status } = await deciding;
      await expectSound(scene);
      // A user who is gone by then gets no outcome.
      const outcome = await outcomeOf(scene, status);
      if (isDecided) expect([first, first.replace('200', '401'), first.replace('200', '403')]).toContain(outcome);
      else expect(outcome, `held at step ${at}, and ${otherId} was answered ${other.status}`).toBe(last);
      seen.add(isDecided ? 'first' : 'last');
    }
    expect(seen).toEqual(new Set(['first', 'last']));

    // Both at once, in both orders.
    for (const order of ['approval', 'other'] as const) {
      const scene = await setScene(open(), needed);
      const both = [approve(scene), beside(scene)] as const;
      const [one, two] = order === 'approval' ? both : [both[1], both[0]];
      await Promise.all([scene.room.call(...one), scene.room.call(...two)]);
      await expectSound(scene);
    }
  });
});
