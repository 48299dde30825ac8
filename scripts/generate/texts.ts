// Generates the files of the folder contract that no library writes: names for types, the table of operations, their
// roles, and an example of each answer.
import { entriesOf, isObject, methods, resolve, type Contract, type Operation, type Parameter } from './document.ts';

const banner = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

interface Entry {
  url: string;
  method: string;
  operation: Operation;
  parameters: Parameter[];
  /** The first media type of its body. */
  body: string | undefined;
  isBodyOptional: boolean;
}

/** By file. The document has passed the lint. */
export function textsOf(contract: Contract): Readonly<Record<string, string>> {
  const entries = Object.entries(contract.paths).flatMap(([url, item]) =>
    methods.flatMap((method): Entry[] => {
      const operation = item[method];
      if (!operation) return [];
      const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = all.map((one) => resolve(contract, one) as Parameter);
      const sent = resolve(contract, operation.requestBody);
      const body = entriesOf(isObject(sent) ? sent['content'] : {})[0]?.[0];
      const isBodyOptional = isObject(sent) && sent['required'] !== true;
      return [{ url, method, operation, parameters, body, isBodyOptional }];
    }),
  );
  return {
    'types.ts': types(contract, entries),
    'roles.ts': roles(entries),
    'operations.ts': operations(entries),
    'answers.ts': answers(contract, entries),
  };
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Short names for openapi-typescript's types, and the values of each enumeration. */
function types(contract: Contract, entries: readonly Entry[]): string {
  const schemas = Object.entries(contract.components.schemas);
  const named = schemas.map(([name]) => `export type ${name} = Schemas['${name}'];`);
  const queries = entries
    .filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'query'))
    .map(({ operation: { operationId: id } }) => `export type ${pascal(id)}Params = Query<'${id}'>;`);
  const values = schemas.flatMap(([name, schema]) => {
    const list = schema.type === 'string' ? schema.enum : undefined;
    const camel = name.charAt(0).toLowerCase() + name.slice(1);
    return list ? [`export const ${camel}Values = ${JSON.stringify(list)} as const satisfies readonly ${name}[];`] : [];
  });
  return `${banner}
import type { components, operations } from './api.d.ts';

export type OperationId = keyof operations;

type Schemas = components['schemas'];
type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

${[...named, '', ...queries, '', ...values, ''].join('\n')}`;
}

/** The table that both doors loop over. */
function operations(entries: readonly Entry[]): string {
  const rows = entries.map(({ url, method, operation, parameters, body, isBodyOptional }) => {
    const name = `${operation.tags[0]}.${pascal(operation.operationId)}`;
    const has = (place: string) => parameters.some((parameter) => parameter.in === place);
    return [
      `  ${operation.operationId}: {`,
      `    method: '${method.toUpperCase()}',`,
      `    path: '${url}',`,
      `    summary: ${JSON.stringify(operation.summary)},`,
      `    roles: roles.${operation.operationId},`,
      `    stepUp: ${JSON.stringify(operation['x-step-up'] ?? [])},`,
      `    navigation: ${operation['x-navigation'] === true},`,
      `    extension: ${operation['x-extension'] === true},`,
      `    statuses: [${Object.keys(operation.responses).join(', ')}],`,
      `    body: '${body === undefined ? 'none' : body === 'application/json' ? 'json' : 'bytes'}',`,
      `    isBodyOptional: ${isBodyOptional},`,
      `    params: ${has('path') ? `${name}Params` : 'null'},`,
      `    query: ${has('query') ? `${name}QueryParams` : 'null'},`,
      `    json: ${body === 'application/json' ? `${name}Body` : 'null'},`,
      '  },',
    ].join('\n');
  });
  const text = rows.join('\n');
  const tags = [...new Set(entries.map(({ operation }) => operation.tags[0]))].sort();
  const used = tags.filter((tag) => text.includes(`: ${tag}.`));
  return [
    banner,
    "import * as roles from './roles.ts';",
    ...used.map((tag) => `import * as ${tag} from './zod/${tag}.ts';`),
    '',
    '/** Every operation of the contract: where it is, who may call it, what it takes and what it may answer. */',
    'export const contractOperations = {',
    text,
    '} as const;',
    '',
  ].join('\n');
}

/** The roles of each call, one constant each, so that a page includes only those that it imports. */
function roles(entries: readonly Entry[]): string {
  const rows = entries.map(
    ({ operation }) => `export const ${operation.operationId} = ${JSON.stringify(operation['x-roles'])} as const;`,
  );
  return `${banner}\n${rows.join('\n')}\n`;
}

interface Answer {
  description: string;
  content?: unknown;
  headers?: unknown;
}

/** The first example of each answer with its headers, for the mock's faults. */
function answers(contract: Contract, entries: readonly Entry[]): string {
  const rows = entries.map(({ operation }) => {
    const list = Object.entries(operation.responses).flatMap(([status, response]): object[] => {
      const { description, content, headers } = resolve(contract, response) as Answer;
      const shown = Object.fromEntries(
        entriesOf(headers).map(([name, header]) => [
          name,
          String((resolve(contract, header) as { example: unknown }).example),
        ]),
      );
      const bodies = entriesOf(content).map(([type, media]) => {
        const example = entriesOf((media as { examples?: unknown }).examples)[0]?.[1];
        return {
          status: Number(status),
          description,
          type,
          headers: shown,
          body: (resolve(contract, example) as { value: unknown }).value,
        };
      });
      return bodies.length > 0
        ? bodies
        : [{ status: Number(status), description, type: null, headers: shown, body: null }];
    });
    return `  ${operation.operationId}: ${JSON.stringify(list)},`;
  });
  return `${banner}
import type { OperationId } from './types.ts';

export interface DocumentedAnswer {
  status: number;
  description: string;
  /** Null for an answer without a body. */
  type: string | null;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** Every answer that the contract shows an example of. */
export const documentedAnswers: Readonly<Record<OperationId, readonly DocumentedAnswer[]>> = {
${rows.join('\n')}
};
`;
}
