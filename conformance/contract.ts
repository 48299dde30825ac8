// The contract as the suite reads it: openapi.yaml itself, at run time, without generated files.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readAlways, readHeadersByType, type Always, type HeadersByType } from './extensions/always.ts';
import { extensionFaults, shapeFaults } from './extensions/lint.ts';
import { readExtensions, type Extensions } from './extensions/shapes.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** A named promise that no schema can express. */
export interface NamedPromise {
  /** `revokeDocumentPermission at-once`, `everywhere cross-site` */
  id: string;
  /** The operation; null for promises about all. */
  of: string | null;
  /** The contract's text. */
  text: string;
}

/** One answer of an operation in openapi.yaml. */
export interface DocumentedAnswer {
  status: number;
  /** `x-fault-only`: comes only from a fault or a limit of the installation. */
  isFaultOnly: boolean;
  /** `x-by-policy`: comes only if the security policy requires something. */
  isByPolicy: boolean;
  /** `x-codes`: possible codes of the problem document; empty if unspecified. */
  codes: readonly string[];
  /** Schemas by media type; empty without a body. */
  media: ReadonlyMap<string, Schema>;
  /** Schemas by name. */
  headers: ReadonlyMap<string, Schema>;
  /** `x-headers-by-type`. */
  headersByType: HeadersByType;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  schema: Schema;
  'x-extension': unknown;
}

export interface Operation extends Extensions {
  id: string;
  /** The operation's area. */
  tag: string;
  method: string;
  /** With parameter names in braces. */
  path: string;
  /** `x-roles`. */
  roles: readonly string[];
  /** `x-step-up`: when it needs a fresh second factor, if the policy requires one. */
  stepUp: readonly string[];
  /** `x-extension`: beyond the first call table. */
  isExtension: boolean;
  /** A full-page navigation of a browser. */
  isNavigation: boolean;
  parameters: readonly Parameter[];
  /** The schema of a JSON body, if it has one. */
  json: Schema | null;
  isBodyOptional: boolean;
  answers: ReadonlyMap<number, DocumentedAnswer>;
}

export interface Contract {
  operations: readonly Operation[];
  /** `x-promises` of the document and of each operation. */
  promises: readonly NamedPromise[];
  always: Always;
  /** Extensions that a backend does not have: operations by id, and `true` if it has none at all. */
  absent: ReadonlySet<string>;
  /** The whole document, for references. */
  document: Schema;
  resolve: (node: unknown) => Schema;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Beside the packed suite, or above it in the project. */
function nearestContract(): string {
  const packed = path.join(import.meta.dirname, 'openapi.yaml');
  return existsSync(packed) ? packed : path.join(import.meta.dirname, '../openapi.yaml');
}

let known: Contract | undefined;

/** The contract, which is read once. @throws Error for broken references and invalid extensions, by operation */
export function readContract(): Contract {
  if (known) return known;
  const contract = understood(parse(readFileSync(nearestContract(), 'utf8')) as Schema);
  const faults = extensionFaults(contract);
  if (faults.length > 0) throw new ContractFaults(faults);
  known = contract;
  return contract;
}

/** Faults in openapi.yaml, each line beginning with the operation. */
export class ContractFaults extends Error {
  override readonly name = 'ContractFaults';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`openapi.yaml:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** The contract of a document. @throws ContractFaults if it is invalid */
export function understood(document: Schema): Contract {
  const resolve = (node: unknown): Schema => {
    const found = node as Schema;
    const reference = found['$ref'];
    if (typeof reference !== 'string') return found;
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, part) => (at as Schema | undefined)?.[part], document);
    if (target === undefined) throw new Error(`openapi.yaml names something that it does not have: ${reference}`);
    return resolve(target);
  };
  const found = entries(document['paths']).flatMap(([url, item]) =>
    methods.flatMap((method) => {
      const operation = (item as Schema)[method] as Schema | undefined;
      return operation ? [{ url, method, item: item as Schema, operation }] : [];
    }),
  );
  const faults = found.flatMap(({ operation }) =>
    shapeFaults(operation).map((fault) => `${String(operation['operationId'])}: ${fault}`),
  );
  if (faults.length > 0) throw new ContractFaults(faults);
  const promises = [
    ...readPromises(null, document),
    ...found.flatMap(({ operation }) => readPromises(String(operation['operationId']), operation)),
  ];
  const operations = found.map((one) => readOperation(one.url, one.method, one.item, one.operation, resolve));
  const always = readAlways(document['x-always'], resolve, readAnswer);
  return { operations, promises, always, absent: new Set(), document, resolve };
}

function readPromises(of: string | null, node: Schema): NamedPromise[] {
  return entries(node['x-promises']).map(([name, text]) => ({
    id: `${of ?? 'everywhere'} ${name}`,
    of,
    text: String(text).trim(),
  }));
}

type Resolve = Contract['resolve'];

function readOperation(url: string, method: string, item: Schema, found: Schema, resolve: Resolve): Operation {
  const parameters = [...list(item['parameters']), ...list(found['parameters'])].map(resolve);
  const content = found['requestBody'] === undefined ? {} : resolve(found['requestBody'])['content'];
  const json = (content as Record<string, Schema | undefined>)['application/json'];
  return {
    ...readExtensions(found),
    id: String(found['operationId']),
    tag: list(found['tags']).map(String)[0] ?? 'untagged',
    method: method.toUpperCase(),
    path: url,
    roles: list(found['x-roles']).map(String),
    stepUp: (found['x-step-up'] ?? []) as string[],
    isExtension: found['x-extension'] === true,
    isNavigation: found['x-navigation'] === true,
    parameters: parameters.map((one) => ({
      name: String(one['name']),
      in: one['in'] as Parameter['in'],
      isRequired: one['required'] === true,
      schema: resolve(one['schema']),
      'x-extension': one['x-extension'],
    })),
    json: json ? resolve(json['schema']) : null,
    isBodyOptional: found['requestBody'] !== undefined && resolve(found['requestBody'])['required'] !== true,
    answers: new Map(
      entries(found['responses']).map(([status, node]) => [Number(status), readAnswer(Number(status), node, resolve)]),
    ),
  };
}

function readAnswer(status: number, node: unknown, resolve: Resolve): DocumentedAnswer {
  const answer = resolve(node);
  return {
    status,
    isFaultOnly: answer['x-fault-only'] === true,
    isByPolicy: answer['x-by-policy'] === true,
    codes: list(answer['x-codes']).map(String),
    media: new Map(entries(answer['content']).map(([type, media]) => [type, (media as Schema)['schema'] as Schema])),
    headers: new Map(entries(answer['headers']).map(([name, header]) => [name, resolve(header)['schema'] as Schema])),
    headersByType: readHeadersByType(answer['x-headers-by-type'], resolve),
  };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const entries = (value: unknown): [string, unknown][] => Object.entries((value ?? {}) as Schema);
