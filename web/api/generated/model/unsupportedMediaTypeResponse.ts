/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body is not JSON.
 */
export type UnsupportedMediaTypeResponse = Problem;
