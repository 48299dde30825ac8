/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many calls, or too many failed sign-ins.
 */
export type TooManyRequestsResponse = Problem;
