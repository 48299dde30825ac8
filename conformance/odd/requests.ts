// Requests that the app never makes, each with the one answer that every door must give. What a request needs is
// prepared first: `{folder}`, `{document}`, `{user}` are ids, `{signed}` is the address of a new upload ticket.
import { asked, folder, json, oddBodies, sound } from './bodies.ts';
import type { Who } from '../target.ts';

export interface OddRequest {
  what: string;
  status: number;
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** The administrator by default. */
  who?: Who;
}

const get = (what: string, status: number, path: string, headers?: Readonly<Record<string, string>>): OddRequest => ({
  what,
  status,
  path,
  ...(headers ? { headers } : {}),
});

const paths: readonly OddRequest[] = [
  get('the prefix alone', 404, '/api'),
  get('the prefix and a slash', 404, '/api/'),
  get('the prefix and a query', 404, '/api?x=1'),
  get('a path of nothing', 404, '/api/none'),
  get('a slash too many at the end', 404, '/api/folders/'),
  get('a slash too many in the middle', 404, '/api//folders'),
  get('a capital letter', 404, '/api/Folders'),
  get('a letter spelled as an escape', 404, '/api/f%6Flders'),
  get('an escape of two letters that are no digits', 404, '/api/folders/%zz'),
  get('an escape that is cut short', 404, '/api/documents/%4/versions'),
  get('an escaped byte that is no UTF-8', 404, '/api/documents/%ff/versions'),
  get('an overlong escape of a slash', 404, '/api/documents/%C0%AF/versions'),
  get('an escaped NUL', 404, '/api/documents/%00/versions'),
  get('an id escaped twice', 404, '/api/documents/%2564ocument/versions'),
  get('an id of dots', 404, '/api/documents/.../versions'),
  get('an id of 3,000 letters', 404, `/api/documents/${'x'.repeat(3000)}/versions`),
  get('an address of 20,000 letters', 431, `/api/documents/${'x'.repeat(20_000)}/versions`),
  get('a query of 20,000 letters', 431, `/api/folders?x=${'x'.repeat(20_000)}`),
  get('an id with a semicolon', 404, '/api/documents/a;b=c/versions'),
  get('a matrix parameter', 404, '/api/folders;v=1'),
  get('a version that is no number', 404, '/api/documents/{document}/versions/1e0/download'),
  get('a version with a sign', 404, '/api/documents/{document}/versions/+1/download'),
  get('a version with zeros in front', 404, '/api/documents/{document}/versions/01/download'),
  get('a version beyond every number', 404, '/api/documents/{document}/versions/9999999999999999/download'),
  asked('an escaped slash in an id', 404, 'DELETE', '/api/folders/a%2Fb'),
  asked('an escape that is none, in what is deleted', 404, 'DELETE', '/api/folders/%zz'),
  asked('the name of a prototype as an id', 404, 'DELETE', '/api/folders/__proto__'),
];

const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site' } };

const methods: readonly OddRequest[] = [
  asked('a method that the path does not have', 405, 'PATCH', '/api/folders'),
  asked('a method in small letters', 405, 'patch', '/api/folders'),
  asked('a method that nobody knows', 405, 'FROB', '/api/folders'),
  asked('a method that nobody knows, where nothing is', 404, 'FROB', '/api/none'),
  asked('a method of WebDAV', 405, 'PROPFIND', '/api/documents'),
  asked('OPTIONS of a list', 405, 'OPTIONS', '/api/documents'),
  asked('OPTIONS of what is not there', 404, 'OPTIONS', '/api/none'),
  asked('a method for an item that it does not have', 405, 'POST', '/api/documents/{document}'),
  asked('PUT where people sign in', 405, 'PUT', '/api/login'),
  asked('DELETE where people sign out', 405, 'DELETE', '/api/logout'),
  asked('HEAD of a list', 200, 'HEAD', '/api/folders'),
  asked('HEAD of what is not there', 404, 'HEAD', '/api/none'),
  asked('HEAD of what takes only POST', 405, 'HEAD', '/api/permissions/document'),
  asked('HEAD of a download', 200, 'HEAD', '/api/documents/{document}/download'),
  asked('HEAD without a session', 401, 'HEAD', '/api/folders', { who: 'nobody' }),
  asked('another method from another site', 405, 'PATCH', '/api/folders', fromElsewhere),
];

const deleting = (what: string, status: number, query: string): OddRequest =>
  asked(what, status, 'DELETE', `/api/folders/{folder}?${query}`);

const queries: readonly OddRequest[] = [
  deleting('a flag twice, no and yes', 400, 'cascade=false&cascade=true'),
  deleting('a flag twice, yes and yes', 400, 'cascade=true&cascade=true'),
  deleting('a flag without a value', 400, 'cascade'),
  deleting('an empty flag', 400, 'cascade='),
  deleting('a flag in capitals', 400, 'cascade=TRUE'),
  deleting('a number for a flag', 400, 'cascade=1'),
  deleting('a flag with a space behind', 400, 'cascade=true+'),
  deleting('a flag with a malformed escape', 400, 'cascade=%zz'),
  deleting('a flag whose name has an escape', 204, 'c%61scade=true'),
  deleting('a flag as a list', 204, 'cascade[]=true'),
  deleting('a flag as a member', 204, 'cascade[x]=true'),
  deleting('a flag of another case', 204, 'Cascade=nonsense'),
  deleting('nothing but separators', 204, '&&&=&'),
  deleting('a prototype as a parameter', 204, '__proto__=1&constructor=2'),
  get('a place in the log twice', 400, '/api/audit-logs?before=audit-1&before=audit-2'),
  get('a place in the log that is no UTF-8', 400, '/api/audit-logs?before=%ff'),
  get('a place in the log that is too long', 400, `/api/audit-logs?before=${'x'.repeat(65)}`),
  get('a place in the log that was never one', 200, '/api/audit-logs?before=never'),
  get('a parameter that nobody knows', 200, '/api/folders?x=1'),
  get('a parameter that nobody knows, twice and malformed', 200, '/api/folders?x=%zz&x=%ff'),
  get('two question marks', 200, '/api/folders??'),
];

const fetched = (what: string, status: number, headers: Readonly<Record<string, string>>): OddRequest =>
  get(what, status, '/api/documents/{document}/download', headers);

const headers: readonly OddRequest[] = [
  fetched('several ranges', 200, { range: 'bytes=0-1,3-4' }),
  fetched('a range from the end', 206, { range: 'bytes=-5' }),
  fetched('a range of nothing at the end', 416, { range: 'bytes=-0' }),
  fetched('a range from the end that is more than there is', 206, { range: 'bytes=-99999999' }),
  fetched('a range backwards', 200, { range: 'bytes=9-1' }),
  fetched('a range beyond the end', 416, { range: 'bytes=99999999-' }),
  fetched('a range of other units', 200, { range: 'items=0-1' }),
  fetched('a range with spaces', 206, { range: 'bytes = 0-1' }),
  fetched('a range in capitals', 206, { range: 'BYTES=0-1' }),
  fetched('a range and a comma', 206, { range: 'bytes=0-1,' }),
  fetched('a range without numbers', 200, { range: 'bytes=-' }),
  fetched('a range of hexadecimal numbers', 200, { range: 'bytes=0x0-0x1' }),
  fetched('a range that holds for other bytes', 200, { range: 'bytes=0-1', 'if-range': '"other"' }),
  fetched('a range that holds for a date', 200, { range: 'bytes=0-1', 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  fetched('whatever is not held already', 200, { 'if-none-match': '*' }),
  fetched('odd tags', 200, { 'if-none-match': 'W/"a", b, "' }),
  fetched('a page, or nothing', 200, { accept: 'text/html' }),
  fetched('a type that nothing has', 200, { accept: 'x/y;q=0.0001, ;;,' }),
  get('a preview in several ranges', 200, '/api/documents/{document}/preview', { range: 'bytes=0-1,3-4' }),
  get('a preview that is not there, as a page', 404, '/api/documents/none/preview', { accept: 'text/html' }),
  get('a preview that is not there, as JSON or a page', 404, '/api/documents/none/preview', {
    accept: 'text/html, application/json',
  }),
  get('a page where there is only JSON', 404, '/api/documents/none/versions', { accept: 'text/html' }),
  get('a range of a list', 200, '/api/folders', { range: 'bytes=0-1' }),
  get('a header of 20,000 letters', 431, '/api/folders', { 'x-odd': 'x'.repeat(20_000) }),
  get('a header of 10,000 letters', 200, '/api/folders', { 'x-odd': 'x'.repeat(10_000) }),
  get('another method in a header', 200, '/api/folders', { 'x-http-method-override': 'DELETE' }),
  get('another address in a header', 200, '/api/folders', { 'x-original-url': '/api/users', 'x-rewrite-url': '/none' }),
  get('a number for the request', 200, '/api/folders', { 'x-request-id': 'mine' }),
];

const folderFrom = (what: string, status: number, from: Readonly<Record<string, string>>): OddRequest =>
  folder(what, status, sound, { ...json, ...from });

const origins: readonly OddRequest[] = [
  get('another site that reads', 200, '/api/folders', { 'sec-fetch-site': 'cross-site' }),
  folderFrom('another site that writes', 403, { 'sec-fetch-site': 'cross-site' }),
  folderFrom('a sister site that writes', 403, { 'sec-fetch-site': 'same-site' }),
  folderFrom('a site of no known kind', 403, { 'sec-fetch-site': 'Same-Origin' }),
  folderFrom('a page of our own that says no origin', 201, { 'sec-fetch-site': 'same-origin', origin: 'null' }),
  folderFrom('somebody who typed it', 201, { 'sec-fetch-site': 'none' }),
  folderFrom('no origin and nothing else', 403, { origin: 'null' }),
  folderFrom('an origin that is another', 403, { origin: 'https://elsewhere.example' }),
  folderFrom('an origin on another port', 403, { origin: 'http://localhost:1' }),
  folderFrom('an origin that is none', 403, { origin: '//' }),
  asked('another site that signs out', 403, 'POST', '/api/logout', { ...fromElsewhere, who: 'nobody' }),
  asked('another site that deletes what is not there', 404, 'DELETE', '/api/none', fromElsewhere),
  { ...folder('nobody, with nonsense', 401, '{'), who: 'nobody' },
  { ...folder('somebody who may not, with nonsense', 403, '{'), who: 'viewer' },
];

const put = (what: string, status: number, more: string, changed: Partial<OddRequest> = {}): OddRequest => ({
  ...{ what, status, method: 'PUT', path: `{signed}${more}`, body: 'bytes', who: 'nobody' },
  ...changed,
});

const signed: readonly OddRequest[] = [
  put('a signed address', 200, ''),
  put('a signed address, from another site', 200, '', { headers: { 'sec-fetch-site': 'cross-site', origin: 'null' } }),
  put('a signed address with one parameter more', 200, '&x=1'),
  put('a signed address with a signature twice', 400, '&signature=x'),
  put('a signed address with a limit twice', 400, '&max=1'),
  put('a signed address with an odd signature', 403, 'x'),
  put('a signed address with a slash behind its key', 404, '', { path: '/api/objects/key/?signature=x' }),
  put('an address that nobody signed', 400, '', { path: '/api/objects/some-key' }),
  put('a signature that is empty', 403, '', { path: '/api/objects/key?user=u&expires=1&max=1&signature=' }),
  put('numbers that are none', 403, '', { path: '/api/objects/key?user=u&expires=1e99&max=-1&signature=s' }),
  put('POST to a signed address', 403, '', { method: 'POST' }),
  put('PATCH to a signed address', 403, '', { method: 'PATCH' }),
  put('DELETE of a signed address', 403, '', { method: 'DELETE' }),
  { what: 'a signed address that is read', status: 403, path: '{signed}' },
  asked('OPTIONS of a signed address', 403, 'OPTIONS', '{signed}'),
  asked('POST to the address of an object', 405, 'POST', '/api/objects/some-key', { body: 'x' }),
];

export const oddRequests: readonly OddRequest[] = [
  ...paths,
  ...methods,
  ...queries,
  ...oddBodies,
  ...headers,
  ...origins,
  ...signed,
];
