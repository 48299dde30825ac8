// npm run reference: the contract as one HTML page without external files.
import path from 'node:path';
import { buildReference } from './reference/build-reference.ts';

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'dist/reference/index.html');
try {
  buildReference(root, page);
  console.log(`The API reference, one file: ${page}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
