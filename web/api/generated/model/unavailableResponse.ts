/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The store cannot take or keep anything right now, a full disk for example. Nothing was changed.
 */
export type UnavailableResponse = Problem;
