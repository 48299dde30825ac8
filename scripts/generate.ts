// Writes the folder `contract` from openapi.yaml: openapi-typescript's types and names for them, orval's hooks and zod, the
// table of operations, who may call them, and an example of each answer. With --check it fails when that changes anything.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'contract');
const banner = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  'x-roles': string[];
  'x-navigation'?: boolean;
  'x-extension'?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}
type Parameter = { in: string } | { $ref: string };
interface Contract {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components: {
    parameters: Record<string, { in: string }>;
    schemas: Record<string, { type?: string; enum?: string[] }>;
  };
}

const contract = parse(readFileSync(path.join(root, 'openapi.yaml'), 'utf8')) as Contract;

function resolve(parameter: Parameter): { in: string } {
  if (!('$ref' in parameter)) return parameter;
  const found = contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`openapi.yaml names a parameter that it does not have: ${parameter.$ref}`);
  return found;
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const entries = Object.entries(contract.paths).flatMap(([url, item]) =>
  (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
    const body = Object.keys(operation.requestBody?.content ?? {})[0];
    return [{ url, method, operation, parameters, body }];
  }),
);

/** Short names for what openapi-typescript has written, and the values of each enumeration. */
function types(): string {
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
function operations(): string {
  const rows = entries.map(({ url, method, operation, parameters, body }) => {
    const name = `${operation.tags[0]}.${pascal(operation.operationId)}`;
    const has = (place: string) => parameters.some((parameter) => parameter.in === place);
    return [
      `  ${operation.operationId}: {`,
      `    method: '${method.toUpperCase()}',`,
      `    path: '${url}',`,
      `    summary: ${JSON.stringify(operation.summary)},`,
      `    roles: roles.${operation.operationId},`,
      `    navigation: ${operation['x-navigation'] === true},`,
      `    extension: ${operation['x-extension'] === true},`,
      `    statuses: [${Object.keys(operation.responses).join(', ')}],`,
      `    body: '${body === undefined ? 'none' : body === 'application/json' ? 'json' : 'bytes'}',`,
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
    "import { roles } from './roles.ts';",
    ...used.map((tag) => `import * as ${tag} from './zod/${tag}.ts';`),
    '',
    '/** Every operation of the contract: where it is, who may call it, what it takes and what it may answer. */',
    'export const contractOperations = {',
    text,
    '} as const;',
    '',
  ].join('\n');
}

/** Who may call what: no schema, a few hundred bytes. */
function roles(): string {
  const rows = entries.map(({ operation }) => `  ${operation.operationId}: ${JSON.stringify(operation['x-roles'])},`);
  return `${banner}
export const roles = {
${rows.join('\n')}
} as const;
`;
}

/** Follows `$ref`s inside the document. */
function deref(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const parts = String(value.$ref).replace('#/', '').split('/');
  return deref(parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], contract));
}

const entriesOf = (value: unknown) => Object.entries((deref(value) ?? {}) as Record<string, unknown>);

interface Answer {
  description: string;
  content?: unknown;
  headers?: unknown;
}

/** The first example of every documented answer, headers included, for the mock's faults. */
function answers(): string {
  const rows = entries.map(({ operation }) => {
    const list = Object.entries(operation.responses).flatMap(([status, response]): object[] => {
      const { description, content, headers } = deref(response) as Answer;
      const shown = Object.fromEntries(
        entriesOf(headers).map(([name, header]) => [name, String((deref(header) as { example: unknown }).example)]),
      );
      const bodies = entriesOf(content).map(([type, media]) => {
        const example = entriesOf((media as { examples?: unknown }).examples)[0]?.[1];
        return {
          status: Number(status),
          description,
          type,
          headers: shown,
          body: (deref(example) as { value: unknown }).value,
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

/** Runs a tool, which says itself what is wrong. */
function run(tool: string, ...args: string[]): void {
  const script = path.join(root, 'node_modules', tool);
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

/** Every generated file with the hash of its text. */
function state(): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [path.relative(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const before = state();
// First of all, as what follows begins with an empty folder.
run('@redocly/cli/bin/cli.js', 'lint', 'openapi.yaml');
rmSync(folder, { recursive: true, force: true });
run('orval/dist/bin/orval.mjs');
run('openapi-typescript/bin/cli.js', 'openapi.yaml', '--output', 'contract/api.d.ts');
const own = { types, roles, operations, answers };
for (const [name, text] of Object.entries(own)) writeFileSync(path.join(folder, `${name}.ts`), text());

if (process.argv.includes('--check')) {
  const after = state();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length > 0) {
    console.error(`Not in step with openapi.yaml; now regenerated, please commit:\n${changed.join('\n')}`);
    process.exit(1);
  }
}
