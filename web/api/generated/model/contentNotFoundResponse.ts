/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';
import type { RefusalPage } from './refusalPage.ts';

/**
 * It does not exist, or not for this reader. A navigation gets a page.
 */
export type ContentNotFoundResponse = Problem | RefusalPage;
