/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';
import type { RefusalPage } from './refusalPage.ts';

/**
 * The reader may see that the document exists and not its content. A navigation gets a page.
 */
export type ViewRefusedResponse = Problem | RefusalPage;
