/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';
import type { RefusalPage } from './refusalPage.ts';

/**
 * The store cannot be read right now. A navigation gets a page.
 */
export type ContentUnavailableResponse = Problem | RefusalPage;
