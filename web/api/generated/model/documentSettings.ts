/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { AccessLevel } from './accessLevel.ts';

export interface DocumentSettings {
  downloadRestricted: boolean;
  printingRestricted: boolean;
  accessLevel: AccessLevel;
}
