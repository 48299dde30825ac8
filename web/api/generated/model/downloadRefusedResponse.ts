/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';
import type { RefusalPage } from './refusalPage.ts';

/**
 * The reader may see the document and not download it. A navigation gets a page.
 */
export type DownloadRefusedResponse = Problem | RefusalPage;
