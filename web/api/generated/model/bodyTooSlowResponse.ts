/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body did not come in time: JSON is whole within seconds, and a file never stands still for long. Nothing was
 * changed, and the connection is closed.
 */
export type BodyTooSlowResponse = Problem;
