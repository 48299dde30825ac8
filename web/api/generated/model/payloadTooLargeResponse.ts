/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body is larger than allowed (JSON 65,536 bytes, a file 52,428,800 bytes).
 */
export type PayloadTooLargeResponse = Problem;
