/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It does not exist, or not for this reader.
 */
export type NotFoundResponse = Problem;
