// Generates the folder `contract` from openapi.yaml: openapi-typescript's types and names for them, orval's hooks and
// zod schemas, the table of operations, their roles, and an example of each answer. With --check it fails if that
// changes anything. Nothing is written unless openapi.yaml is valid, and the folder is replaced only as a whole.
import path from 'node:path';
import { generate } from './generate/generate.ts';
import { readOptions } from './options.ts';

const { values } = readOptions({ options: { check: { type: 'boolean', default: false } } });
process.exitCode = generate(path.resolve(import.meta.dirname, '..'), values.check) ? 0 : 1;
