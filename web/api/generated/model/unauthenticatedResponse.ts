/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Nobody is signed in.
 */
export type UnauthenticatedResponse = Problem;
