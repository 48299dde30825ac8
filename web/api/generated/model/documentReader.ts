/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface DocumentReader {
  userId: Id;
  /** Without a grant of their own they could not read it; else level and folder let them already. */
  byGrantAlone: boolean;
  canDownload: boolean;
}
