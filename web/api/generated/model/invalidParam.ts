/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

export interface InvalidParam {
  /**
     * The path of the value, its parts joined by dots.
     * @maxLength 500
     */
  name: string;
  /** @maxLength 500 */
  reason: string;
}
