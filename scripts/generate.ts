// Writes the folder `contract` from openapi.yaml: openapi-typescript's types and names for them, orval's hooks and zod, the
// table of operations, who may call them, and an example of each answer. With --check it fails when that changes anything.
// Nothing is written before openapi.yaml is found in order, and the folder is replaced only once all of it is there.
import path from 'node:path';
import { generate } from './generate/generate.ts';

process.exitCode = generate(path.resolve(import.meta.dirname, '..'), process.argv.includes('--check')) ? 0 : 1;
