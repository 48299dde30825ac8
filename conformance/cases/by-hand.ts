// Pairs of operation and status that cannot be derived from the contract: each prepares the room and makes the call.
import { page, type Call, type Room } from '../room/room.ts';
import type { WireAnswer } from '../target.ts';
import { newMember, withApp, withoutFactor } from './account.ts';
import { deletedCases } from './deleted.ts';
import { evidenceCases } from './evidence.ts';
import { readingCases } from './reading.ts';
import { nobodyLeft } from './last-admin.ts';
import { bulkCases } from './bulk.ts';
import { sharingCases } from './sharing.ts';
import { soundCall } from './sound.ts';
import { termsCases } from './terms.ts';

type Headers = Readonly<Record<string, string>>;

/** Makes the call with the expected status; `headers` request one of the documented media types. */
export type Provoke = (room: Room, headers: Headers) => Promise<WireAnswer>;

const crossSite = { 'sec-fetch-site': 'cross-site' };
const unknownId = 'conformance-none';
const wrongCode = { code: 'abcdef' };
const tooLargeFile = () => new Uint8Array(52_428_801);

const restrictedDownload = (id: string) => async (room: Room, headers: Headers) => {
  const document = await room.document({ downloadRestricted: true });
  return room.call({ id, who: 'viewer', params: { id: document, version: '1' }, headers });
};

/** The call with some members of its JSON replaced. */
const changed = (call: Call, members: object): Call => ({ ...call, json: { ...(call.json as object), ...members } });

/** Pairs that remove a user's account, which need the suite to sign users in again. */
export const needsSignIn: ReadonlySet<string> = new Set(['deactivateUser 409']);

export const casesByHand: Readonly<Record<string, Provoke>> = {
  ...sharingCases,
  ...deletedCases,
  ...bulkCases,
  ...termsCases,
  ...evidenceCases,
  ...readingCases,
  'startLogin 200': (room) =>
    room.call({ id: 'startLogin', who: 'nobody', query: { invitation: 'an-invitation-that-nobody-issued' } }),
  'logoutAndReturn 200': (room) => room.call({ id: 'logoutAndReturn', who: 'nobody', headers: crossSite }),

  'storeObject 403': async (room) => {
    const { params, query } = await room.ticket();
    return room.call({
      id: 'storeObject',
      who: 'nobody',
      params,
      query: { ...query, max: '99999999999' },
      bytes: page,
    });
  },
  'storeObject 404': async (room) => {
    const { query } = await room.ticket();
    return room.call({ id: 'storeObject', who: 'nobody', params: { key: 'x'.repeat(65) }, query, bytes: page });
  },
  'storeObject 409': async (room) => {
    const { params, query } = await room.stored(page);
    return room.call({ id: 'storeObject', who: 'nobody', params, query, bytes: `${page}\n` });
  },
  'storeObject 413': async (room) => {
    const { params, query } = await room.ticket();
    return room.call({ id: 'storeObject', who: 'nobody', params, query, bytes: tooLargeFile() });
  },

  'registerDocument 200': async (room) => {
    const first = room.registration(await room.stored());
    await room.must(first);
    return room.call(changed(first, { documentURL: (await room.stored()).documentURL }));
  },
  'registerDocument 404': async (room) =>
    room.call(changed(await soundCall(room, 'registerDocument'), { folderId: unknownId })),
  'registerDocument 409': async (room) => {
    const call = await soundCall(room, 'registerDocument');
    await room.must(call);
    return room.call(call);
  },
  'renameDocument 409': async (room) => {
    const name = room.name('Taken');
    await room.document({ name });
    return room.call({ id: 'renameDocument', params: { id: await room.document() }, json: { name } });
  },

  'downloadDocument 403': restrictedDownload('downloadDocument'),
  'downloadDocumentVersion 403': restrictedDownload('downloadDocumentVersion'),
  'previewDocument 403': async (room, headers) => {
    const id = await room.ownUpload('viewer', { accessLevel: 'confidential' });
    return room.call({ id: 'previewDocument', who: 'viewer', params: { id }, headers });
  },
  'previewDocument 415': async (room, headers) => {
    const id = await room.document({ bytes: '\u0000\u0001 nothing that can be shown', mimeType: 'application/x-none' });
    return room.call({ id: 'previewDocument', params: { id }, headers });
  },

  'grantDocumentPermission 200': async (room) => {
    const call = await soundCall(room, 'grantDocumentPermission');
    await room.must(call);
    return room.call(call);
  },
  'grantDocumentPermission 404': async (room) =>
    room.call(changed(await soundCall(room, 'grantDocumentPermission'), { userId: unknownId })),

  'createFolder 404': async (room) =>
    room.call(changed(await soundCall(room, 'createFolder'), { parentId: unknownId })),
  'deleteFolder 409': async (room) => {
    const id = await room.folder();
    await room.document({ folderId: await room.folder({ parentId: id }) });
    return room.call({ id: 'deleteFolder', params: { id } });
  },

  'createUser 404': async (room) =>
    room.call(
      changed(await soundCall(room, 'createUser'), {
        documentPermissions: [{ documentId: unknownId, canRead: true, canDownload: true }],
      }),
    ),
  'createUser 409': async (room) => {
    const call = await soundCall(room, 'createUser');
    await room.must(call);
    const { email } = call.json as { email: string };
    return room.call(changed(call, { email: email.toUpperCase() }));
  },
  'reissueInvitation 409': async (room) =>
    room.call({ id: 'reissueInvitation', params: { id: await room.personOf('viewer') } }),
  'updateUserRole 409': (room) =>
    nobodyLeft(room, (id) => ({ id: 'updateUserRole', params: { id }, json: { role: 'manager' } })),
  'updateSecurityPolicy 409': async (room) => {
    const { tag, choices } = await room.policy.draft();
    const elsewhere = { cidr: '192.0.2.0/32', roles: ['admin'], note: 'From nowhere' };
    const json = { ...choices, networks: [...choices.networks, elsewhere] };
    return room.call({ id: 'updateSecurityPolicy', headers: { 'if-match': tag }, json });
  },
  'updateSecurityPolicy 428': async (room) =>
    room.call({ id: 'updateSecurityPolicy', json: (await room.policy.draft()).choices }),
  'verifySecondFactor 403': async (room) => room.call(changed(await soundCall(room, 'verifySecondFactor'), wrongCode)),
  'verifySecondFactor 409': async (room) => {
    const { who } = await withoutFactor(room, 'viewer');
    return room.call({ id: 'verifySecondFactor', who, json: { method: 'totp', ...wrongCode } });
  },
  'removeSecondFactor 409': async (room) => {
    const { who: admin } = await withApp(room, 'admin');
    const { who, factor } = await withApp(room, 'viewer', await newMember(room, 'viewer'));
    const call = { id: 'removeSecondFactor', who, params: { id: factor.id } };
    return room.policy.during(admin, { secondFactor: 'everyone' }, () => room.call(call));
  },
  'finishTotpEnrolment 403': async (room) =>
    room.call(changed(await soundCall(room, 'finishTotpEnrolment'), wrongCode)),
  'finishPasskeyEnrolment 403': async (room) => {
    const call = await soundCall(room, 'finishPasskeyEnrolment');
    return room.call(changed(call, { response: { id: 'none', type: 'public-key' } }));
  },
  'beginPasskeyCheck 409': async (room) => {
    const { who } = await withoutFactor(room, 'viewer');
    return room.call({ id: 'beginPasskeyCheck', who });
  },
  'renewRecoveryCodes 409': async (room) => {
    const { who } = await withoutFactor(room, 'viewer');
    return room.call({ id: 'renewRecoveryCodes', who });
  },
  'deactivateUser 409': (room) => nobodyLeft(room, (id) => ({ id: 'deactivateUser', params: { id } })),
};
