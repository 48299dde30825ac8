// Checks the contract's extensions: every named operation, field and expression exists, and every operation has the
// extensions that its kind requires. Returns all faults at once, each beginning with its operation.
import type { z } from 'zod';
import type { Contract, Operation, Schema } from '../contract.ts';
import { expressionFault, schemaAt, type Known } from './expressions.ts';
import { extensionShapes, type ExtensionName, type Place, type Same, type Trace } from './shapes.ts';

/** Extensions of one operation that do not match their schema. */
export function shapeFaults(operation: Schema): string[] {
  return (Object.keys(extensionShapes) as ExtensionName[]).flatMap((name) => {
    const result: z.ZodSafeParseResult<unknown> = extensionShapes[name].safeParse(operation[name]);
    if (operation[name] === undefined || result.success) return [];
    return result.error.issues.map(({ path, message }) => `${[name, ...path].join('.')}: ${message}`);
  });
}

/** All faults of the extensions, as `operation: fault`. */
export function extensionFaults(contract: Contract): string[] {
  return contract.operations.flatMap((operation) =>
    [...owed(operation, contract), ...named(operation, contract)].map((fault) => `${operation.id}: ${fault}`),
  );
}

/** Extensions that an operation of this kind lacks. */
function owed(operation: Operation, contract: Contract): string[] {
  const { again, answers, order, content, given } = operation;
  const faults: string[] = [];
  if (isChange(operation)) {
    if (!again) faults.push('say in x-again what the same call a second time answers, such as { status: 409 }');
    if (!given.has('x-audited'))
      faults.push('say in x-audited what the call leaves in the audit log; { done: [] } if nothing');
    if (!given.has('x-shows-in') && !given.has('x-gone-from'))
      faults.push('say in x-shows-in or x-gone-from which reads show the change; [] if none does');
  }
  if (listed(operation, contract) && !order)
    faults.push('say in x-order how the list is ordered, such as [-createdAt]; none if it is not');
  for (const { status, media, codes } of answers.values())
    if (media.has('application/problem+json') && codes.length === 0)
      faults.push(`say in x-codes which codes its ${status} may have`);
  if (answersBytes(operation) && !content)
    faults.push('say in x-content whether the bytes are original or watermarked');
  return faults;
}

/** Names that do not exist. */
function named(operation: Operation, contract: Contract): string[] {
  const { order, again, changes, sameAs, showsIn, goneFrom, audited } = operation;
  const known = knownOf(operation, contract);
  const faults: string[] = [];
  if (Array.isArray(order)) {
    for (const field of order) faults.push(...fieldFaults('x-order', operation, field.replace(/^-/, ''), contract));
  } else if (typeof order === 'object' && order !== null) {
    faults.push(...fieldFaults('x-order', operation, order.by, contract));
    const other = contract.operations.find(({ id }) => id === order.as);
    faults.push(...(other ? fieldFaults('x-order', other, 'id', contract) : [unknownOperation('x-order', order.as)]));
  }
  for (const id of again?.addsNothingTo ?? []) {
    const read = contract.operations.find((one) => one.id === id);
    if (!read) faults.push(unknownOperation('x-again', id));
    else if (!listed(read, contract)) faults.push(`x-again: ${id} answers no list`);
  }
  if (again && !operation.answers.has(again.status))
    faults.push(`x-again: the status ${again.status} is not among its responses`);
  for (const field of changes ?? []) {
    const isThere = ['listDocuments', 'listFolders'].some((id) => {
      const read = contract.operations.find((one) => one.id === id);
      return read && fieldFaults('x-changes', read, field, contract).length === 0;
    });
    if (!isThere) faults.push(`x-changes: neither documents nor folders have a ${field}`);
  }
  for (const one of sameAs) faults.push(...sameFaults(one, known, contract));
  for (const one of showsIn) faults.push(...placeFaults('x-shows-in', one, known, contract));
  for (const one of goneFrom) faults.push(...placeFaults('x-gone-from', one, known, contract));
  for (const one of [...audited.done, ...audited.refused]) faults.push(...traceFaults(one, known, contract));
  return faults;
}

function sameFaults({ at, operation, parameters, by }: Same, known: Known, contract: Contract): string[] {
  const read = contract.operations.find(({ id }) => id === operation);
  if (!read) return [unknownOperation('x-same-as', operation)];
  const part = known.answers[0] ? schemaAt(known.answers[0], at, known) : null;
  if (!part) return [`x-same-as: there is no ${at} in the answer`];
  const each = part['items'] === undefined ? part : contract.resolve(part['items']);
  const faults = Object.values(parameters).flatMap((one) => expressionFault(one, { ...known, each }) ?? []);
  return [...faults.map((fault) => `x-same-as: ${fault}`), ...fieldFaults('x-same-as', read, by, contract)];
}

function placeFaults(name: string, place: Place, known: Known, contract: Contract): string[] {
  const read = contract.operations.find(({ id }) => id === place.operation);
  if (!read) return [unknownOperation(name, place.operation)];
  const faults = [...Object.values(place.parameters), ...Object.values(place.entry ?? {})].flatMap(
    (expression) => expressionFault(expression, known) ?? [],
  );
  const needed = read.parameters.filter((one) => one.in === 'path').map((one) => one.name);
  for (const one of needed) if (!(one in place.parameters)) faults.push(`${read.id} needs the parameter ${one}`);
  for (const one of Object.keys(place.parameters))
    if (!read.parameters.some((parameter) => parameter.name === one)) faults.push(`${read.id} has no parameter ${one}`);
  if (place.status !== null && !read.answers.has(place.status))
    faults.push(`the status ${place.status} is not among the responses of ${read.id}`);
  if (name === 'x-gone-from' && place.entry === null && place.status === null)
    faults.push(`${read.id}: say which entry is gone, or which status is answered`);
  const entries = Object.keys(place.entry ?? {}).flatMap((field) => fieldFaults(name, read, field, contract));
  return [...faults.map((fault) => `${name}: ${fault}`), ...entries];
}

function traceFaults({ each, resourceId, says }: Trace, known: Known, { resolve }: Contract): string[] {
  const body = each?.startsWith('$response') ? known.answers[0] : known.json;
  const list = each === null || !body ? null : schemaAt(body, each.split('#')[1] ?? '', known);
  const element = list?.['items'] === undefined ? null : resolve(list['items']);
  const faults = [
    each === null ? null : (expressionFault(each, known) ?? (element ? null : `${each}: is no list`)),
    ...[resourceId, ...says].map((one) => (one === null ? null : expressionFault(one, { ...known, each: element }))),
  ];
  return faults.flatMap((fault) => (fault === null ? [] : [`x-audited: ${fault}`]));
}

function fieldFaults(name: string, read: Operation, field: string, contract: Contract): string[] {
  const items = listed(read, contract);
  if (!items) return [`${name}: ${read.id} answers no list`];
  return schemaAt(items, `/${field}`, contract) ? [] : [`${name}: the entries of ${read.id} have no ${field}`];
}

const unknownOperation = (name: string, id: string) => `${name}: there is no operation ${id}`;

function knownOf({ parameters, json, answers }: Operation, { resolve }: Contract): Known {
  const names = (place: string) => parameters.filter((one) => one.in === place).map((one) => one.name);
  const successes = [...answers.values()].filter(({ status }) => status < 300);
  const schemas = successes.flatMap(({ media }): Schema[] => {
    const schema = media.get('application/json');
    return schema ? [schema] : [];
  });
  return { params: names('path'), query: names('query'), json, answers: schemas, each: null, resolve };
}

/** The schema of a list's entries; null for other answers. */
export function listed({ answers }: Operation, { resolve }: Contract): Schema | null {
  const schema = answers.get(200)?.media.get('application/json');
  const found = schema ? resolve(schema) : {};
  return found['type'] === 'array' ? resolve(found['items']) : null;
}

/** Whether it may change something. */
export const isChange = ({ method }: Operation): boolean => method !== 'GET';

export const answersBytes = ({ answers }: Operation): boolean =>
  answers.get(200)?.media.get('*/*')?.['format'] === 'binary';
