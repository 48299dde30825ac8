/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Something in the request is missing, unknown or out of its limits.
 */
export type InvalidRequestResponse = Problem;
