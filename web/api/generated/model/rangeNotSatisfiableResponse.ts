/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The range lies outside the content.
 */
export type RangeNotSatisfiableResponse = Problem;
