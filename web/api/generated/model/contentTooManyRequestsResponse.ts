/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';
import type { RefusalPage } from './refusalPage.ts';

/**
 * Too many calls. A navigation gets a page.
 */
export type ContentTooManyRequestsResponse = Problem | RefusalPage;
