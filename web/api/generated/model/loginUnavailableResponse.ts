/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';
import type { RefusalPage } from './refusalPage.ts';

/**
 * The store, or the identity provider, cannot be reached right now; the latter is told on a page.
 */
export type LoginUnavailableResponse = Problem | RefusalPage;
