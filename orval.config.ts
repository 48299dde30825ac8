import { defineConfig } from 'orval';
import { methods } from './scripts/generate/document.ts';

/** Where the generated files are written. */
const folder = process.env['CONTRACT_FOLDER'] ?? 'contract';

/** The header of every generated file. */
const header = () => ['Generated from openapi.yaml by `npm run generate`. Do not edit.'];

interface Operation {
  responses: Record<string, { $ref?: string }>;
  'x-navigation'?: boolean;
}
interface Spec {
  paths?: object;
  components?: { responses?: object };
}

/**
 * The contract for the hooks: without navigations, with `ApiError` for every failure, and with inline types for
 * successes without a name.
 */
function calls<T extends Spec>(spec: T): T {
  const shared = new Map<string, object>(Object.entries(spec.components?.responses ?? {}));
  for (const item of Object.values(spec.paths ?? {}) as Record<string, Operation>[]) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      if (operation['x-navigation']) Reflect.deleteProperty(item, method);
      const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      operation.responses = Object.fromEntries(
        successes.map(([status, answer]) => [status, shared.get(answer.$ref?.split('/').at(-1) ?? '') ?? answer]),
      );
    }
  }
  return spec;
}

/** Two outputs of one contract: hooks for the web app, and zod schemas for request bodies. */
export default defineConfig({
  hooks: {
    input: { target: 'openapi.yaml', override: { transformer: calls } },
    output: {
      client: 'react-query',
      httpClient: 'fetch',
      mode: 'tags',
      target: `${folder}/hooks`,
      // Types come from openapi-typescript; orval's own are written where they are not used.
      schemas: { type: 'typescript', path: 'node_modules/.cache/orval', importPath: '#contract/types.ts' },
      urlEncodeParameters: true,
      override: {
        header,
        mutator: { path: 'web/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true, version: 5 },
      },
    },
  },
  zod: {
    input: 'openapi.yaml',
    output: {
      client: 'zod',
      mode: 'tags',
      target: `${folder}/zod`,
      indexFiles: false,
      override: {
        header,
        zod: {
          generate: { param: true, query: true, body: true, header: false, response: false },
          dateTimeOptions: { offset: true },
          strict: { body: true },
        },
      },
    },
  },
});
