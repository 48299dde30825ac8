// Faults of a contract are listed by operation, all at once, with the remedy.
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { generate, replace } from './generate.ts';
import { lintContract } from './lint.ts';
import { nameOf } from './redocly.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Shelf {
  paths: Record<string, Record<string, Record<string, unknown>>>;
}

const whole = parse(readFileSync(path.join(root, 'openapi.yaml'), 'utf8')) as Shelf;
/** Paths that the operation refers to. */
const beside = ['/api/folders', '/api/documents/{id}/download'];
const few = { ...whole, paths: Object.fromEntries(beside.map((url) => [url, whole.paths[url]!])) };

const faults = {
  401: { $ref: '#/components/responses/Unauthenticated' },
  403: { $ref: '#/components/responses/Forbidden' },
  429: { $ref: '#/components/responses/TooManyRequests' },
  500: { $ref: '#/components/responses/InternalError' },
  503: { $ref: '#/components/responses/Unavailable' },
};

/** The contract with one more operation, which is valid except for the changes. */
function withShelves(changes: object = {}, method = 'get', from = few): Shelf {
  const contract = structuredClone(from);
  const content = {
    'application/json': {
      schema: { $ref: '#/components/schemas/Favourite' },
      examples: { one: { value: { id: 'x' } } },
    },
  };
  const sound = {
    operationId: 'readShelf',
    tags: ['folders'],
    summary: 'A shelf',
    description: 'One of them.',
    'x-roles': ['admin'],
    responses: { 200: { description: 'The shelf.', content }, ...faults },
  };
  contract.paths['/api/shelf'] = { [method]: { ...sound, ...changes } };
  return contract;
}

const answer = (media: object) => ({
  responses: { 200: { description: '', content: { 'application/json': media } }, ...faults },
});
const change = { 'x-again': { status: 200 }, 'x-audited': { done: [] }, 'x-shows-in': [] };

test('a valid operation has no fault, also with PATCH', () => {
  expect(lintContract(withShelves({}, 'get', whole))).toEqual([]);
  expect(lintContract(withShelves(change, 'patch', whole))).toEqual([]);
});

test.each<[what: string, changes: object, fault: string]>([
  ['no example', answer({ schema: {} }), 'readShelf: answer 200 (application/json): write examples:'],
  [
    'no answer to too many calls',
    { responses: Object.fromEntries(Object.entries(faults).filter(([status]) => status !== '429')) },
    "readShelf: write answer 429: $ref: '#/components/responses/TooManyRequests'",
  ],
  [
    'no refusal of a read for every role',
    { 'x-roles': ['admin', 'manager', 'analyst', 'viewer'], responses: { 204: { description: '' } } },
    "readShelf: write answer 403: $ref: '#/components/responses/NetworkNotAllowed'",
  ],
  [
    'a schema without a name',
    answer({ schema: { type: 'object' }, examples: { one: { value: {} } } }),
    'readShelf: answer 200 (application/json): give its schema a name under components/schemas',
  ],
  [
    'a singular example',
    answer({ schema: {}, example: { id: 'x' } }),
    'readShelf: answer 200 (application/json): write examples: { name: { value: … } } in place of example',
  ],
  [
    'an example without a value',
    answer({ schema: {}, examples: { one: { id: 'x' } } }),
    'readShelf: answer 200 (application/json), example one: write its value',
  ],
  [
    'a reference that leads nowhere',
    { responses: { 404: { $ref: '#/components/responses/Nowhere' } } },
    'readShelf: answer 404: the reference leads nowhere',
  ],
  [
    'a header without an example',
    { responses: { 204: { description: '', headers: { 'X-Shelf': { schema: {} } } } } },
    'readShelf: answer 204, header X-Shelf: write example:',
  ],
  [
    'a range of statuses',
    { responses: { '2XX': { description: '' } } },
    'readShelf: answer 2XX: write each status by its',
  ],
  ['no tags', { tags: undefined }, 'readShelf: write tags: [session], one of session, dashboard,'],
  ['a tag that is not listed', { tags: ['shelves'] }, 'readShelf: the tag shelves is not among the tags at the top'],
  [
    'no roles',
    { 'x-roles': undefined },
    'readShelf: write x-roles: who may call it, some of admin, manager, analyst, viewer',
  ],
  [
    'a role that is misspelt',
    { 'x-roles': ['viwer'] },
    'readShelf: x-roles: there is no role viwer: write some of admin,',
  ],
  ['public beside a role', { 'x-roles': ['public', 'admin'] }, 'readShelf: x-roles: public stands alone'],
  ['no operationId', { operationId: undefined }, 'GET /api/shelf: write operationId: verbNoun'],
  ['a name that is taken', { operationId: 'listFolders' }, 'listFolders: another operation has this operationId'],
  ['no summary', { summary: undefined }, 'readShelf: write summary:'],
  ['no answers', { responses: undefined }, 'readShelf: write responses:'],
  [
    'a list without its order',
    answer({ schema: { type: 'array', items: {} }, examples: { a: { value: [] } } }),
    'readShelf: say in x-order',
  ],
  ['an order by what is not there', { 'x-order': ['-age'] }, 'readShelf: x-order: readShelf answers no list'],
  ['a misspelt extension', { 'x-content': 'raw' }, 'readShelf: x-content: Invalid option'],
])('%s is reported by the name of the operation', (_what, changes, fault) => {
  expect(lintContract(withShelves(changes))).toContainEqual(expect.stringContaining(fault));
});

test.each<[what: string, changes: object, fault: string]>([
  ['nothing', {}, 'readShelf: say in x-again what the same call a second time answers'],
  ['nothing', {}, 'readShelf: say in x-audited what the call leaves in the audit log'],
  ['nothing', {}, 'readShelf: say in x-shows-in or x-gone-from which reads show the change'],
  [
    'an unknown read',
    { ...change, 'x-shows-in': [{ operation: 'listShelves' }] },
    'readShelf: x-shows-in: there is no operation listShelves',
  ],
  [
    'an unknown field',
    { ...change, 'x-shows-in': [{ operation: 'listFolders', entry: { colour: 'red' } }] },
    'readShelf: x-shows-in: the entries of listFolders have no colour',
  ],
  [
    'an expression that leads nowhere',
    { ...change, 'x-shows-in': [{ operation: 'listFolders', entry: { id: '$response.body#/number' } }] },
    'readShelf: x-shows-in: $response.body#/number: there is no /number in the successful answers',
  ],
  [
    'a field that nothing has',
    { ...change, 'x-changes': ['colour'] },
    'readShelf: x-changes: neither documents nor folders have a colour',
  ],
  [
    'a parameter that is missing',
    { ...change, 'x-gone-from': [{ operation: 'downloadDocument', status: 404 }] },
    'readShelf: x-gone-from: downloadDocument needs the parameter id',
  ],
  [
    'a status that is not there',
    { ...change, 'x-again': { status: 409 } },
    'readShelf: x-again: the status 409 is not among its responses',
  ],
])('a change that states %s is reported by its name', (_what, changes, fault) => {
  expect(lintContract(withShelves(changes, 'put'))).toContainEqual(expect.stringContaining(fault));
});

test('each change over several values that were read describes which of them If-Match names', () => {
  const { schemas } = (whole as unknown as { components: { schemas: Record<string, { properties: object }> } })
    .components;
  const comparing = Object.values(whole.paths)
    .flatMap((operations) => Object.values(operations))
    .filter(({ parameters }) => JSON.stringify(parameters ?? '').includes('/IfMatchRead'))
    .filter(({ requestBody }) => {
      const [, name = ''] = /schemas\/(\w+)/.exec(JSON.stringify(requestBody ?? '')) ?? [];
      return Object.keys(schemas[name]?.properties ?? {}).length > 1;
    });
  expect(comparing.length).toBeGreaterThan(4);
  const silent = comparing.filter(({ description }) => !/`If-Match`\s+names/.test(String(description)));
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

test('a method that no door answers is refused by name', () => {
  expect(lintContract(withShelves({}, 'trace'))).toEqual([
    expect.stringContaining('readShelf: TRACE is answered by neither door'),
  ]);
});

test('a finding of Redocly has the name of its operation', () => {
  const contract = withShelves();
  expect(nameOf('#/paths/~1api~1shelf/get/responses/200', contract)).toBe('readShelf, responses/200');
  expect(nameOf('#/components/examples/Folder/value', contract)).toBe('components/examples/Folder/value');
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'strongroom-contract-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('all faults are reported at once, and nothing is written', () => {
  const contract = withShelves({ 'x-roles': ['viwer'], tags: [], responses: { 200: { description: 1 } } });
  writeFileSync(path.join(folder, 'openapi.yaml'), stringify(contract));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  mkdirSync(path.join(folder, 'contract'));
  writeFileSync(path.join(folder, 'contract/types.ts'), 'as it was');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(generate(folder, false)).toBe(false);
  const text = log.mock.calls.flat().join('\n');
  expect(text).toContain('readShelf: x-roles: there is no role viwer');
  expect(text).toContain('readShelf: write tags');
  expect(text).toContain('readShelf, responses/200/description: ');
  expect(text).toContain('nothing was written');
  expect(readdirSync(path.join(folder, 'contract'))).toEqual(['types.ts']);
  expect(readFileSync(path.join(folder, 'contract/types.ts'), 'utf8')).toBe('as it was');
  expect(readdirSync(folder)).not.toContain('.contract');
}, 60_000);

test('a check fails once where generated files were out of step, and puts them in step', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const check = (text: string) => {
    for (const name of ['made', 'contract']) mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'made/types.ts'), text);
    return replace(folder, path.join(folder, 'made'), true);
  };
  expect([check('now'), check('now')]).toEqual([false, true]);
  expect(log.mock.calls.flat().join('\n')).toContain('contract/types.ts');
  expect(readFileSync(path.join(folder, 'contract/types.ts'), 'utf8')).toBe('now');
});
