// The generated files need more than OpenAPI requires: each operation has a name, a tag, its roles, and an example of
// each answer. All gaps are listed at once, by operation and with the remedy.
import { z } from 'zod';
import { ContractFaults, understood, type Schema } from '../../conformance/contract.ts';
import { extensionFaults } from '../../conformance/extensions/lint.ts';
import { entriesOf, isObject, methods, resolve } from './document.ts';

const otherMethods = ['options', 'head', 'trace'];

interface Found {
  /** The operationId, else method and path. */
  name: string;
  method: string;
  operation: Readonly<Record<string, unknown>>;
}

/** Every fault, beginning with its operation. */
export function lintContract(document: unknown): string[] {
  const paths = isObject(document) ? entriesOf(document['paths']) : [];
  const found = paths.flatMap(([url, item]) => operationsAt(url, item));
  const twice = found.filter(({ name }, at) => found.findIndex((one) => one.name === name) !== at);
  return [
    ...found.flatMap((one) => faultsOf(document, one).map((fault) => `${one.name}: ${fault}`)),
    ...twice.map(({ name }) => `${name}: another operation has this operationId: give each its own`),
    ...ofExtensions(document),
  ];
}

function operationsAt(url: string, item: unknown): Found[] {
  return entriesOf(item).flatMap(([method, operation]) => {
    if (![...methods, ...otherMethods].includes(method)) return [];
    const fields = isObject(operation) ? operation : {};
    const id = fields['operationId'];
    return [{ name: typeof id === 'string' ? id : `${method.toUpperCase()} ${url}`, method, operation: fields }];
  });
}

function faultsOf(document: unknown, { method, operation }: Found): string[] {
  if (otherMethods.includes(method))
    return [`${method.toUpperCase()} is answered by neither door: only ${methods.join(', ')} are (a GET answers HEAD)`];
  return [
    ...named(operation),
    ...tagged(document, operation),
    ...roled(document, operation),
    ...steppedUp(operation),
    ...navigated(method, operation),
    ...bodied(document, operation),
    ...answered(document, method, operation),
  ];
}

function named({ operationId, summary, description }: Found['operation']): string[] {
  const faults: string[] = [];
  if (typeof operationId !== 'string') faults.push('write operationId: verbNoun; it names hook, function and test');
  else if (!/^[a-z][A-Za-z0-9]*$/.test(operationId))
    faults.push('the operationId has to be a name such as listFolders');
  if (typeof summary !== 'string') faults.push('write summary: what it does, in a few words');
  if (typeof description !== 'string') faults.push('write description: what else there is to know');
  return faults;
}

function tagged(document: unknown, { tags }: Found['operation']): string[] {
  const list = isObject(document) && Array.isArray(document['tags']) ? (document['tags'] as unknown[]) : [];
  const known = list.flatMap((tag) => (isObject(tag) && typeof tag['name'] === 'string' ? [tag['name']] : []));
  const some = `one of ${known.join(', ')}`;
  if (!Array.isArray(tags) || tags.length === 0) return [`write tags: [${known[0] ?? 'name'}], ${some}`];
  const unknown = tags.filter((tag) => !known.includes(String(tag)));
  return unknown.map((tag) => `the tag ${String(tag)} is not among the tags at the top: write ${some}`);
}

function roled(document: unknown, operation: Found['operation']): string[] {
  const roles = operation['x-roles'];
  const known = [...rolesOf(document), 'owner', 'public'];
  if (!Array.isArray(roles) || roles.length === 0)
    return [`write x-roles: who may call it, some of ${known.join(', ')}`];
  const unknown = roles.map(String).filter((one) => !known.includes(one));
  const faults = unknown.map((one) => `x-roles: there is no role ${one}: write some of ${known.join(', ')}`);
  if (roles.includes('public') && roles.length > 1) faults.push('x-roles: public stands alone: nobody is asked for');
  return faults;
}

function rolesOf(document: unknown): string[] {
  const role = resolve(document, { $ref: '#/components/schemas/Role' });
  return isObject(role) && Array.isArray(role['enum']) ? role['enum'].map(String) : [];
}

const stepUps = ['always', 'confidential', 'privileged'];

function steppedUp(operation: Found['operation']): string[] {
  const when = operation['x-step-up'];
  if (when === undefined) return [];
  const isKnown = Array.isArray(when) && when.length > 0 && when.every((one) => stepUps.includes(String(one)));
  return isKnown ? [] : [`x-step-up: write a list, some of ${stepUps.join(', ')}`];
}

function navigated(method: string, operation: Found['operation']): string[] {
  return operation['x-navigation'] === true && method !== 'get'
    ? ['x-navigation: a browser goes to a page by GET']
    : [];
}

function bodied(document: unknown, { requestBody }: Found['operation']): string[] {
  if (requestBody === undefined) return [];
  const body = resolve(document, requestBody);
  if (!isObject(body)) return ['the requestBody leads nowhere'];
  const media = entriesOf(body['content']).filter(([type]) => type === 'application/json');
  return media.flatMap(([type, one]) => exampleFaults(document, `the body (${type})`, one));
}

/** The answers of every call, and of every call that needs a sign-in. */
const everywhere = { '429': 'TooManyRequests', '500': 'InternalError', '503': 'Unavailable' };
const signedIn = { '401': 'Unauthenticated', '403': 'Forbidden' };
/** No role is refused, and no read that comes from another site. */
const readByAll = { ...signedIn, '403': 'NetworkNotAllowed' };

function answered(document: unknown, method: string, { responses, 'x-roles': roles }: Found['operation']): string[] {
  if (entriesOf(responses).length === 0) return ['write responses: every status that it answers'];
  const isFor = (role: string) => Array.isArray(roles) && roles.includes(role);
  const isReadByAll = method === 'get' && rolesOf(document).every(isFor);
  const ofPeople = isFor('public') ? {} : isReadByAll ? readByAll : signedIn;
  const known = new Set(entriesOf(responses).map(([status]) => status));
  const missing = Object.entries({ ...everywhere, ...ofPeople }).flatMap(([status, name]) =>
    known.has(status) ? [] : [`write answer ${status}: $ref: '#/components/responses/${name}'`],
  );
  const faults = entriesOf(responses).flatMap(([status, node]) => {
    if (!/^[1-5]\d\d$/.test(status)) return [`answer ${status}: write each status by its number`];
    const answer = resolve(document, node);
    if (!isObject(answer)) return [`answer ${status}: the reference leads nowhere`];
    const headers = entriesOf(answer['headers']).flatMap(([name, header]) => {
      const resolved = resolve(document, header);
      const isShown = isObject(resolved) && resolved['example'] !== undefined;
      return isShown ? [] : [`answer ${status}, header ${name}: write example: a value that it may have`];
    });
    const bodies = entriesOf(answer['content']).flatMap(([type, media]) =>
      exampleFaults(document, `answer ${status} (${type})`, media),
    );
    return [...headers, ...bodies];
  });
  return [...missing, ...faults];
}

function exampleFaults(document: unknown, where: string, media: unknown): string[] {
  const fields = isObject(media) ? media : {};
  const { schema } = fields;
  if (isObject(schema) && schema['type'] === 'object')
    return [`${where}: give its schema a name under components/schemas, and refer to it`];
  const examples = entriesOf(fields['examples']);
  if ('example' in fields) return [`${where}: write examples: { name: { value: … } } in place of example`];
  if (examples.length === 0) return [`${where}: write examples: { name: { value: … } }; mock and reference show them`];
  return examples.flatMap(([name, node]) => {
    const example = resolve(document, node);
    return isObject(example) && 'value' in example ? [] : [`${where}, example ${name}: write its value`];
  });
}

/** Faults in the extensions, as the conformance suite reads them. */
function ofExtensions(document: unknown): string[] {
  try {
    return extensionFaults(understood(document as Schema));
  } catch (error) {
    if (error instanceof ContractFaults) return [...error.faults];
    if (error instanceof z.ZodError)
      return error.issues.map(({ path, message }) => `x-always: ${[...path, message].join(': ')}`);
    return [error instanceof Error ? error.message : String(error)];
  }
}
