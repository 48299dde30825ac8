/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * The raw bytes with their Content-Type. The signature in the query is the right to do so: neither cookie nor
 * Origin is looked at. The same bytes again before registration are accepted, since uploaders retry; other bytes,
 * or any bytes after registration, are a conflict.
 * @summary Store the bytes of a file
 */
export const storeObjectPathKeyMax = 64;



export const StoreObjectParams = zod.object({
  "key": zod.string().max(storeObjectPathKeyMax).describe('The object\'s key, as issued.')
})

export const storeObjectQueryUserMax = 64;

export const storeObjectQueryExpiresMax = 16;

export const storeObjectQueryMaxMax = 16;

export const storeObjectQuerySignatureMax = 128;



export const StoreObjectQueryParams = zod.object({
  "user": zod.string().max(storeObjectQueryUserMax).describe('The id of the person whom the ticket was issued to.'),
  "expires": zod.string().max(storeObjectQueryExpiresMax).describe('When the ticket ends, in seconds since 1970.'),
  "max": zod.string().max(storeObjectQueryMaxMax).describe('The largest size in bytes that the ticket allows.'),
  "signature": zod.string().max(storeObjectQuerySignatureMax).describe('HMAC-SHA-256 over method, key, user, expiry and size, base64url.')
})

