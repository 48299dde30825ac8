/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There would be no administrator left.
 */
export type LastAdminResponse = Problem;
