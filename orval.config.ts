import { defineConfig } from 'orval';

/** What every generated file begins with. */
const header = () => ['Generated from openapi.yaml by `npm run generate`. Do not edit.'];

const zod = {
  client: 'zod',
  mode: 'tags-split',
  fileExtension: '.zod.ts',
  override: {
    header,
    zod: { generateEachHttpStatus: true, dateTimeOptions: { offset: true }, strict: { body: true } },
  },
} as const;

/** Three outputs of one contract: hooks for the web, zod for its forms, zod for the core. */
export default defineConfig({
  hooks: {
    input: 'openapi.yaml',
    output: {
      client: 'react-query',
      httpClient: 'fetch',
      mode: 'tags-split',
      target: 'web/api/generated',
      schemas: 'web/api/generated/model',
      clean: true,
      urlEncodeParameters: true,
      override: {
        header,
        mutator: { path: 'web/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true, version: 5 },
      },
    },
  },
  forms: { input: 'openapi.yaml', output: { ...zod, target: 'web/api/generated/forms', clean: true } },
  core: { input: 'openapi.yaml', output: { ...zod, target: 'reference-server/core/contract', clean: true } },
});
