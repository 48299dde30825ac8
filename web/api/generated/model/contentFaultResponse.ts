/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';
import type { RefusalPage } from './refusalPage.ts';

/**
 * A fault of the server. The request id names it in the log. A navigation gets a page.
 */
export type ContentFaultResponse = Problem | RefusalPage;
