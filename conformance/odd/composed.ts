// Random combinations of odd parts.
import fc from 'fast-check';
import type { OddRequest } from './requests.ts';

const segments = ['api', 'folders', 'documents', 'users', 'audit-logs', 'objects', 'upload', 'permissions', 'document'];
const oddSegments = [
  '',
  '.',
  '%2e',
  '%2F',
  '%00',
  '%zz',
  '%ff',
  '%C3%A9',
  '__proto__',
  'a;b',
  '~',
  '%25',
  "'",
  '*',
  '{id}',
];
const known = [
  '/api/folders',
  '/api/folders/none',
  '/api/documents',
  '/api/documents/none/versions',
  '/api/documents/none/preview',
  '/api/audit-logs',
  '/api/users/none/role',
  '/api/objects/none',
  '/api/permissions/document',
  '/api/auth/user',
];
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(...segments, ...oddSegments), { minLength: 1, maxLength: 5 })
      .map((parts) => `/api/${parts.join('/')}`),
  },
);
const parameter = fc
  .tuple(
    fc.constantFrom(
      'cascade',
      'before',
      'signature',
      'user',
      'max',
      'expires',
      'x',
      'c%61scade',
      '__proto__',
      '%zz',
      '',
    ),
    fc.constantFrom('', '=', '=true', '=false', '=%ff', '=%', '=1e9', '=a+b', '=%00', '==', '=true=', '=é', "='"),
  )
  .map((parts) => parts.join(''));
const query = fc.array(parameter, { maxLength: 4 }).map((all) => (all.length === 0 ? '' : `?${all.join('&')}`));
const method = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'put',
  'patch',
  'LOCK',
  'NONE',
);
const header = fc.oneof(
  fc.tuple(
    fc.constant('content-type'),
    fc.constantFrom(
      'application/json',
      'application/x+json;a',
      'text/plain',
      'application/json,',
      'x',
      'Application/JSON ',
    ),
  ),
  fc.tuple(fc.constant('content-encoding'), fc.constantFrom('gzip', 'deflate', 'br', 'identity', 'x', 'gzip,deflate')),
  fc.tuple(fc.constant('sec-fetch-site'), fc.constantFrom('same-origin', 'cross-site', 'same-site', 'none', 'x')),
  fc.tuple(fc.constant('origin'), fc.constantFrom('null', 'http://localhost:1', 'https://a.example', 'x')),
  fc.tuple(fc.constant('accept'), fc.constantFrom('text/html', 'text/html,application/json', '*/*', 'x')),
  fc.tuple(fc.constant('range'), fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'x', 'bytes=0-1,2-3')),
  fc.tuple(fc.constant('if-none-match'), fc.constantFrom('*', 'W/""', '"a", "b"')),
);
const pieces = [
  '{',
  '}',
  '[',
  ']',
  '"name"',
  ':',
  ',',
  '"A"',
  'null',
  '1e999',
  '"accessLevel"',
  '"public"',
  '\\ud800',
  ' ',
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join('')),
  fc.json({ maxDepth: 3 }),
  fc
    .record({ name: fc.string({ unit: 'binary' }), accessLevel: fc.constantFrom('public', 'x') })
    .map((one) => JSON.stringify(one)),
);
const body = fc.oneof(
  text,
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
);

/** A page could make each of them, except for the stated origin. */
export const composedRequest: fc.Arbitrary<OddRequest> = fc
  .record({
    method,
    path,
    query,
    headers: fc.array(header, { maxLength: 4 }).map((all) => Object.fromEntries(all)),
    body: fc.option(body),
    who: fc.constantFrom('admin' as const, 'viewer' as const, 'nobody' as const),
  })
  .map(({ query: search, body: sent, ...odd }) => ({
    ...odd,
    what: 'composed',
    status: 0,
    path: odd.path + search,
    ...(sent === null || odd.method === 'GET' || odd.method === 'HEAD' ? {} : { body: sent }),
  }));
