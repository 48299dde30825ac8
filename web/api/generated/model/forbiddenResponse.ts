/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The role, or the rule of the item, does not allow it; or the call comes from another site.
 */
export type ForbiddenResponse = Problem;
