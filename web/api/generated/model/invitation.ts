/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

export interface Invitation {
  /** @maxLength 2048 */
  link: string;
  /** @maxLength 4000 */
  message: string;
}
