// Targets that each break one promise of the contract's extensions; the finding must name it in words that a developer
// can act on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesOf } from '../../reference-server/testing/deep.ts';
import { readContract } from '../contract.ts';
import { runSuite } from './suite.ts';
import { textOf, type OwnTarget, type WireAnswer, type WireRequest } from '../target.ts';
import { openMockTarget } from '../targets/mock.ts';

const contract = readContract();
let mock: OwnTarget;
beforeAll(async () => {
  mock = await openMockTarget();
});
afterAll(() => mock.close());

interface Break {
  /** Changes the request. */
  changeRequest?: (request: WireRequest) => WireRequest;
  /** Changes the answer. */
  changeAnswer?: (answer: WireAnswer, request: WireRequest) => WireAnswer;
  /** Answers without the target. */
  pretend?: (request: WireRequest) => WireAnswer | null;
}

function broken({
  changeRequest = (request) => request,
  changeAnswer = (answer) => answer,
  pretend = () => null,
}: Break): OwnTarget {
  return {
    ...mock,
    async send(request) {
      return pretend(request) ?? changeAnswer(await mock.send(changeRequest(request)), request);
    },
  };
}

/** The findings about one operation, and about every answer. */
async function findingsOf(operation: string, fault: Break): Promise<string> {
  const { findings } = await runSuite(contract, broken(fault), {
    only: [operation, 'every-answer foreign-origin', 'every-answer unknown-method'],
  });
  return findings.map(({ about, message }) => `${about}: ${message}`).join('\n');
}

const having = (name: string, value: string) => (answer: WireAnswer) => {
  const headers = new Headers(answer.headers);
  headers.set(name, value);
  return { ...answer, headers };
};

function without(name: string): Break {
  return {
    changeAnswer(answer) {
      const headers = new Headers(answer.headers);
      headers.delete(name);
      return { ...answer, headers };
    },
  };
}

const encoder = new TextEncoder();
const isFor = ({ method, path }: WireRequest, wanted: string, address: RegExp): boolean =>
  method === wanted && address.test(path);

type Json = Record<string, unknown>;
const listOf = (answer: WireAnswer): Json[] => JSON.parse(textOf(answer)) as Json[];
const withJson = (answer: WireAnswer, json: unknown): WireAnswer => ({
  ...answer,
  bytes: encoder.encode(JSON.stringify(json)),
});

/** Changes the answer of a list. */
const listing = (address: RegExp, change: (entries: Json[]) => Json[]): Break => ({
  changeAnswer: (answer, request) =>
    isFor(request, 'GET', address) && answer.status === 200 ? withJson(answer, change(listOf(answer))) : answer,
});

/** Changes the audit entries, in the list and where they are searched. */
const auditing = (change: (entries: Json[]) => Json[]): Break => ({
  changeAnswer(answer, request) {
    if (!isFor(request, 'GET', /^\/api\/audit-logs(?:\/search)?(?:\?|$)/) || answer.status !== 200) return answer;
    const json = JSON.parse(textOf(answer)) as Json[] | { entries: Json[] };
    return withJson(answer, Array.isArray(json) ? change(json) : { ...json, entries: change(json.entries) });
  },
});

const noContent: WireAnswer = {
  status: 204,
  headers: new Headers({ 'x-request-id': 'of-the-test' }),
  bytes: new Uint8Array(),
};

const lies: [title: string, operation: string, fault: Break, promise: RegExp][] = [
  [
    'an answer without nosniff',
    'listFolders',
    without('x-content-type-options'),
    /^every-answer X-Content-Type-Options: .* the header X-Content-Type-Options is missing.*so with \d+ of \d+ answers/m,
  ],
  [
    'an answer that may be kept',
    'listFolders',
    { changeAnswer: having('cache-control', 'private, max-age=60') },
    /^every-answer Cache-Control: .*no-store/m,
  ],
  [
    'an answer that embeds',
    'listFolders',
    without('content-security-policy'),
    /^every-answer Content-Security-Policy: /m,
  ],
  [
    'every origin let in, with its credentials',
    'listFolders',
    {
      changeAnswer: (answer, { headers }) =>
        headers['origin'] === undefined
          ? answer
          : having(
              'access-control-allow-credentials',
              'true',
            )(having('access-control-allow-origin', headers['origin'])(answer)),
    },
    /^every-answer foreign-origin: GET \/api\/folders with the Origin .*Access-Control-Allow-Origin: https:/m,
  ],
  [
    'a session cookie that scripts can read',
    'getCurrentUser',
    { changeAnswer: having('set-cookie', 'strongroom_session=x; Path=/; SameSite=Strict') },
    /^every-answer Set-Cookie: .*\[Hh\]ttp\[Oo\]nly.* it is strongroom_session=…; Path=\/; SameSite=Strict/m,
  ],
  [
    'an unknown method that is answered as an unknown path',
    'listFolders',
    { changeAnswer: (answer) => (answer.status === 405 ? { ...answer, status: 404 } : answer) },
    /^every-answer unknown-method: PATCH \/api\/folders, .* answers 404, not 405/m,
  ],
  [
    'a HEAD that is refused',
    'listFolders',
    { changeAnswer: (answer, { method }) => (method === 'HEAD' ? { ...answer, status: 404 } : answer) },
    /^listFolders head: HEAD of GET \/api\/folders answers 404, and GET 200/m,
  ],
  [
    'a download that opens in the browser',
    'downloadDocument',
    {
      changeAnswer: (answer) =>
        answer.headers.has('content-disposition') ? having('content-disposition', 'inline')(answer) : answer,
    },
    /^downloadDocument 200: .*the header Content-Disposition must match pattern "\^attachment.*it is inline/m,
  ],
  [
    'a download outside the sandbox',
    'downloadDocument',
    {
      changeAnswer: (answer, { path }) =>
        path.endsWith('/download') ? having('content-security-policy', "default-src 'none'")(answer) : answer,
    },
    /^downloadDocument 200: .*the header Content-Security-Policy must match pattern .*sandbox/m,
  ],
  [
    'a download under another name',
    'downloadDocument',
    {
      changeAnswer: (answer) =>
        answer.headers.has('content-disposition')
          ? having('content-disposition', `attachment; filename="x"; filename*=UTF-8''x`)(answer)
          : answer,
    },
    /^downloadDocument name: .*does not name the document/m,
  ],
  [
    'bytes that are changed on the way',
    'downloadDocument',
    {
      changeAnswer: (answer, { path }) =>
        path.endsWith('/download') && answer.status === 200
          ? { ...answer, bytes: answer.bytes.map((byte, at) => (byte === 13 && at < 2 ? 10 : byte)) }
          : answer,
    },
    /^downloadDocument bytes: .*the byte 0 is not the one that was uploaded/m,
  ],
  [
    'one ETag for all bytes',
    'downloadDocument',
    { changeAnswer: (answer) => (answer.headers.has('etag') ? having('etag', '"one"')(answer) : answer) },
    /^downloadDocument etag: .*answers the ETag "one" for other bytes as well/m,
  ],
  [
    'a weak ETag',
    'downloadDocument',
    { changeAnswer: (answer) => (answer.headers.has('etag') ? having('etag', 'W/"one"')(answer) : answer) },
    /^downloadDocument 200: .*the header ETag must match pattern/m,
  ],
  [
    'ranges one byte short',
    'downloadDocument',
    { changeAnswer: (answer) => (answer.status === 206 ? { ...answer, bytes: answer.bytes.slice(0, -1) } : answer) },
    /^downloadDocument ranges: .*with Range: bytes=0-0 answers 0 bytes, where 1 were asked for/m,
  ],
  [
    'If-Range that is not looked at',
    'downloadDocument',
    { changeRequest: ({ headers: { 'if-range': _, ...headers }, ...request }) => ({ ...request, headers }) },
    /^downloadDocument if-range: .*answers 206 .*not the whole/m,
  ],
  [
    'an answer from memory',
    'downloadDocument',
    { pretend: ({ headers }) => (headers['if-none-match'] ? { ...noContent, status: 304 } : null) },
    /^downloadDocument never-304: .*answers 304, not the bytes/m,
  ],
  [
    'people in the wrong order',
    'listUsers',
    listing(/^\/api\/users$/, (entries) => entries.reverse()),
    /^listUsers order: GET \/api\/users is to be in the order of firstName, lastName, email: "zoe/m,
  ],
  [
    'an audit log that begins with the oldest',
    'listAuditLogs',
    listing(/^\/api\/audit-logs/, (entries) => entries.reverse()),
    /^listAuditLogs order: .*in the order of -createdAt/m,
  ],
  [
    'grants in the wrong order',
    'listDocumentPermissions',
    listing(/\/permissions$/, (entries) => entries.reverse()),
    /^listDocumentPermissions order: .*in which the entries were made, oldest first/m,
  ],
  [
    'a setting that is answered and not kept',
    'updateDocumentSettings',
    listing(/^\/api\/documents$/, (entries) => entries.map((entry) => ({ ...entry, printingRestricted: false }))),
    /^updateDocumentSettings shows-in listDocuments: after PUT .* answered 200, GET \/api\/documents as admin shows printingRestricted false, where true was answered/m,
  ],
  [
    'a choice that is answered and not kept',
    'updateMyMailSettings',
    {
      changeAnswer: (answer, request) =>
        isFor(request, 'GET', /^\/api\/account\/mail$/) && answer.status === 200
          ? withJson(answer, { ...(JSON.parse(textOf(answer)) as object), alerts: true })
          : answer,
    },
    /^updateMyMailSettings shows-in getMyMailSettings: .*GET \/api\/account\/mail as admin shows alerts true, where false was answered/m,
  ],
  [
    'a choice that only another value than the usual one shows',
    'updateMyMailSettings',
    {
      changeAnswer: (answer, request) =>
        isFor(request, 'GET', /^\/api\/account\/mail$/) && answer.status === 200
          ? withJson(answer, { ...(JSON.parse(textOf(answer)) as object), tasks: true })
          : answer,
    },
    /^updateMyMailSettings shows-in getMyMailSettings: .* shows tasks true, where false was answered/m,
  ],
  [
    'a digest of a group that is answered and missing from the list',
    'updateGroup',
    listing(/^\/api\/groups$/, (entries) => entries.map(({ digest: _, ...entry }) => entry)),
    /^updateGroup shows-in listGroups: .* shows no digest, where "\w+" was answered/m,
  ],
  [
    'folders that are left out where documents are taken along, too',
    'downloadArchive',
    {
      changeRequest: (request) => {
        if (!isFor(request, 'POST', /^\/api\/archives$/) || typeof request.body !== 'string') return request;
        const { documentIds, folderIds } = JSON.parse(request.body) as Record<string, string[]>;
        const isBoth = documentIds?.[0] !== undefined && folderIds?.[0] !== undefined;
        return isBoth ? { ...request, body: JSON.stringify({ documentIds, folderIds: [] }) } : request;
      },
    },
    /^downloadArchive whole: .*of a folder and two documents of one name, it holds/m,
  ],
  [
    'a new folder that another person is not shown',
    'createFolder',
    {
      changeAnswer: (answer, request) =>
        request.who === 'manager' && isFor(request, 'GET', /^\/api\/folders$/) ? withJson(answer, []) : answer,
    },
    /^createFolder shows-in listFolders: .*GET \/api\/folders as manager shows no entry with id/m,
  ],
  [
    'a deletion that deletes nothing',
    'deleteDocument',
    {
      pretend: (request) =>
        isFor(request, 'DELETE', /^\/api\/documents\//) && request.who === 'admin' ? noContent : null,
    },
    /^deleteDocument gone-from downloadDocument: after DELETE \/api\/documents\/\{id\} answered 204, GET .* still answers 200, not 404/m,
  ],
  [
    'a second grant in place of a changed one',
    'grantDocumentPermission',
    {
      changeAnswer: (answer, request) =>
        isFor(request, 'POST', /permissions/) && answer.status === 200 ? { ...answer, status: 201 } : answer,
    },
    /^grantDocumentPermission again: .*a second time answers 201, not 200/m,
  ],
  [
    'a change that leaves no trace',
    'createFolder',
    auditing((entries) => entries.filter((entry) => entry['activityType'] !== 'folder_created')),
    /^createFolder audit: POST \/api\/folders as manager leaves no entry folder_created about the folder/m,
  ],
  [
    'a change that is audited twice',
    'createFolder',
    auditing((entries) => entries.flatMap((entry) => [entry, { ...entry, id: `${String(entry['id'])}-2` }])),
    /^createFolder audit: .*leaves a second entry folder_created/m,
  ],
  [
    'a change that somebody else is said to have made',
    'createFolder',
    auditing((entries) => entries.map((entry) => ({ ...entry, userId: null }))),
    /^createFolder audit: .*by null, not by who called/m,
  ],
  [
    'an entry that does not say what it was done with',
    'createFolder',
    auditing((entries) => entries.map((entry) => ({ ...entry, userAgent: null }))),
    /^createFolder audit: .*with another userAgent than that of the call/m,
  ],
  [
    'a file name that leaves its place',
    'downloadDocument',
    {
      changeAnswer: (answer) =>
        answer.headers.has('content-disposition')
          ? having('content-disposition', `attachment; filename="x"; filename*=UTF-8''..%2Fx.html`)(answer)
          : answer,
    },
    /^downloadDocument name: .*which leaves its place/m,
  ],
  [
    'a cookie with the prefix and not secure',
    'getCurrentUser',
    { changeAnswer: having('set-cookie', '__Host-strongroom_session=x; Path=/; HttpOnly; SameSite=Strict') },
    /^every-answer Set-Cookie: .*\[Ss\]ecure/m,
  ],
  [
    'a refused download that leaves no trace',
    'downloadDocument',
    auditing((entries) => entries.filter((entry) => entry['activityType'] !== 'blocked_download')),
    /^downloadDocument audit-refused: .*refused with 403, leaves no entry blocked_download about the document/m,
  ],
  [
    'a refusal that does what it refuses',
    'createFolder',
    {
      changeRequest: (request) =>
        isFor(request, 'POST', /^\/api\/folders$/) && request.who === 'viewer' ? { ...request, who: 'admin' } : request,
      changeAnswer: (answer, request) =>
        isFor(request, 'POST', /^\/api\/folders$/) && request.who === 'viewer' ? { ...answer, status: 403 } : answer,
    },
    /^createFolder refused: POST \/api\/folders as viewer, refused, leaves folder_created in the audit log/m,
  ],
  [
    'a change from another site',
    'createFolder',
    {
      changeRequest: ({ headers: { origin: _, 'sec-fetch-site': __, ...headers }, ...request }) => ({
        ...request,
        headers,
      }),
    },
    /^createFolder cross-site: POST \/api\/folders with the Origin of another site answers 201, not 403/m,
  ],
];

test.each(casesOf(lies, 2))('%s is found', async (_title, operation, fault, promise) => {
  expect(await findingsOf(operation, fault)).toMatch(promise);
});

test('a search that reaches further back than the list of the log is no finding', async () => {
  const short = broken(listing(/^\/api\/audit-logs$/, (entries) => entries.slice(0, 9)));
  const { findings } = await runSuite(contract, short, { only: ['searchAuditLogs filters'] });
  expect(findings.filter(({ about }) => about.startsWith('searchAuditLogs'))).toEqual([]);
});

test('a 429 without Retry-After is found', async () => {
  const target = broken({});
  const fault: OwnTarget['fault'] = async (status, request) => {
    const answers = (await mock.fault?.(status, request)) ?? [];
    return answers.map((answer) => without('retry-after').changeAnswer?.(answer, request) ?? answer);
  };
  const { findings } = await runSuite(contract, { ...target, fault }, { only: ['listFolders'] });
  expect(findings.map(({ about, message }) => `${about}: ${message}`)).toContain(
    'listFolders 429: as admin: the header Retry-After is missing',
  );
});

test('a promise that is kept is in the report, and so is one that is broken', async () => {
  const { promises, findings } = await runSuite(contract, broken(without('referrer-policy')), { only: ['listUsers'] });
  expect(promises.get('listUsers order')).toBe('provoked');
  expect(promises.get('every-answer Referrer-Policy')).toBe('not provoked');
  expect(findings.filter(({ about }) => about === 'every-answer Referrer-Policy')).toHaveLength(1);
});
