/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';

export interface RenameDocumentRequest {
  name: Name;
}
