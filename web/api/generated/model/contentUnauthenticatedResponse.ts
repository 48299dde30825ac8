/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';
import type { RefusalPage } from './refusalPage.ts';

/**
 * Nobody is signed in. A navigation gets a page.
 */
export type ContentUnauthenticatedResponse = Problem | RefusalPage;
