// Comparing, approving and reporting: a valid call of each operation, and answers that cannot be derived.
import { z } from 'zod';
import { page, type Call, type Room } from '../room/room.ts';
import type { Role, Who } from '../target.ts';
import type { Provoke } from './by-hand.ts';
import type { Sound } from './sound.ts';

const unknownId = 'conformance-none';
const versions = z.array(z.looseObject({ version: z.number(), sha256: z.string() }));

/** A version with exactly these bytes. */
export interface Edition {
  version: number;
  sha256: string;
}

/** The other of the two users who may decide. */
export const colleagueOf = (who: Who): Role => (who === 'manager' ? 'admin' : 'manager');

/** A folder that shows readers approved versions only. */
export async function approvalFolder(room: Room): Promise<string> {
  const id = await room.folder();
  const json = { name: room.name('Approved'), accessLevel: 'public', approvalRequired: true };
  await room.must({ id: 'updateFolder', params: { id }, json });
  return id;
}

export async function newestOf(room: Room, id: string): Promise<Edition> {
  const [newest] = await room.read(versions, { id: 'listDocumentVersions', params: { id } });
  if (!newest) throw new Error(`The document ${id} has no version`);
  return { version: newest.version, sha256: newest.sha256 };
}

/** A document in such a folder. */
export async function unapproved(room: Room, who: Who, name = room.name('Draft')): Promise<Edition & { id: string }> {
  const id = await room.document({ name, folderId: await approvalFolder(room) }, who);
  return { id, ...(await newestOf(room, id)) };
}

export async function askFor(
  room: Room,
  who: Who,
  { id, version, sha256 }: Edition & { id: string },
  ...approverIds: readonly string[]
): Promise<string> {
  const json = { version, sha256, approverIds, note: room.name('To be looked at') };
  return room.idOf({ id: 'requestApproval', who, params: { id }, json });
}

/** Uploaded and requested by another user than the one who decides. */
export async function pending(room: Room, decider: Who): Promise<Edition & { id: string; requestId: string }> {
  const by = colleagueOf(decider);
  await room.policy.needOneApprover();
  const draft = await unapproved(room, by);
  return { ...draft, requestId: await askFor(room, by, draft) };
}

/** A document of the manager, approved with the first bytes, that has the second now. */
export async function revised(room: Room, [approved, newest]: readonly [string, string]): Promise<string> {
  await room.policy.needOneApprover();
  const document = { name: room.name('Draft'), folderId: await approvalFolder(room) };
  const id = await room.document({ ...document, bytes: approved }, 'manager');
  const draft = { id, ...(await newestOf(room, id)) };
  await room.must(decision({ ...draft, requestId: await askFor(room, 'manager', draft) }));
  await room.document({ ...document, bytes: newest }, 'manager');
  return id;
}

const decision = ({ requestId, version, sha256 }: Awaited<ReturnType<typeof pending>>, who: Role = 'admin'): Call => ({
  id: 'decideApproval',
  who,
  params: { id: requestId },
  json: { decision: 'approve', version, sha256, comment: 'As agreed' },
});

type Format = 'json' | 'csv' | 'pdf';

/** Of the last minute, since a report of a whole run is long. */
export function reportRequest(room: Room, format: Format = 'json') {
  return { from: room.timeIn(-60), format };
}

async function report(room: Room, who: Role, format: Format = 'json'): Promise<string> {
  const json = reportRequest(room, format);
  return room.idOf({ id: 'createComplianceReport', who, json });
}

const onDocument: Sound = async (room) => ({ params: { id: await room.document() } });
const onReport: Sound = async (room, by) => ({ params: { id: await report(room, by) } });

async function twoVersions(room: Room, more: { accessLevel?: string } = {}): Promise<string> {
  const name = room.name('Compared');
  await room.document({ name, ...more });
  return room.document({ name, bytes: page.replace('</body>', '<p>More</p></body>'), ...more });
}

export const evidenceSound: Readonly<Record<string, Sound>> = {
  listDocumentActivity: onDocument,
  compareDocumentVersions: async (room) => ({ params: { id: await twoVersions(room) }, query: { from: '1', to: '2' } }),
  listDocumentApprovals: onDocument,
  listPendingApprovals: () => Promise.resolve({}),
  requestApproval: async (room, by) => {
    const { id, ...edition } = await unapproved(room, by);
    return { params: { id }, json: { ...edition, note: 'As agreed', approverIds: [] } };
  },
  decideApproval: async (room, by) => {
    const { params, json } = decision(await pending(room, by), by);
    return { ...(params && { params }), json };
  },
  withdrawApproval: async (room, by) => {
    const { requestId } = await pending(room, colleagueOf(by));
    return { params: { id: requestId } };
  },
  createComplianceReport: (room) => Promise.resolve({ json: reportRequest(room) }),
  getComplianceReport: onReport,
  downloadComplianceReport: onReport,
};

/** Operations where the requester must also download. */
export const reportsOfCaller = ['getComplianceReport', 'downloadComplianceReport'];

const formats = new Map<string | undefined, Format>([
  ['application/pdf', 'pdf'],
  ['text/csv', 'csv'],
]);

export const evidenceCases: Readonly<Record<string, Provoke>> = {
  'downloadComplianceReport 200': async (room, headers) => {
    const format = formats.get(headers['accept']) ?? 'json';
    const id = await report(room, 'admin', format);
    return room.call({ id: 'downloadComplianceReport', params: { id }, headers });
  },
  'compareDocumentVersions 404': async (room) =>
    room.call({ id: 'compareDocumentVersions', params: { id: await room.document() }, query: { from: '1', to: '2' } }),
  'compareDocumentVersions 403': async (room) => {
    const id = await room.ownUpload('viewer', { accessLevel: 'confidential' });
    return room.call({ id: 'compareDocumentVersions', who: 'viewer', params: { id }, query: { from: '1', to: '1' } });
  },
  'requestApproval 409': async (room) => {
    const id = await room.document();
    const json = { ...(await newestOf(room, id)), approverIds: [] };
    return room.call({ id: 'requestApproval', params: { id }, json });
  },
  'decideApproval 403': async (room) => {
    const draft = await unapproved(room, 'admin');
    return room.call(decision({ ...draft, requestId: await askFor(room, 'admin', draft) }));
  },
  'decideApproval 404': async (room) =>
    room.call(decision({ ...(await unapproved(room, 'manager')), requestId: unknownId })),
  'decideApproval 409': async (room) => {
    const call = decision(await pending(room, 'admin'));
    await room.must(call);
    return room.call(call);
  },
  'withdrawApproval 409': async (room) => {
    const call = { id: 'withdrawApproval', params: { id: (await pending(room, 'manager')).requestId } };
    await room.must(call);
    return room.call(call);
  },
};
