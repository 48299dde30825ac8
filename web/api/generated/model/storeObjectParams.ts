/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

export type StoreObjectParams = {
/**
 * The id of the person whom the ticket was issued to.
 * @maxLength 64
 */
user: string;
/**
 * When the ticket ends, in seconds since 1970.
 * @maxLength 16
 */
expires: string;
/**
 * The largest size in bytes that the ticket allows.
 * @maxLength 16
 */
max: string;
/**
 * HMAC-SHA-256 over method, key, user, expiry and size, base64url.
 * @maxLength 128
 */
signature: string;
};
