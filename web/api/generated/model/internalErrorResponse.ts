/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A fault of the server. The request id names it in the log.
 */
export type InternalErrorResponse = Problem;
