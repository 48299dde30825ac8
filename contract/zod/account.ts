/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * For calls that need a recent proof. It counts for this session alone. `totp` and `recovery-code` come with `code`,
 * `passkey` with the `id` of its check and the `response` of the authenticator.
 * @summary Prove the second factor again
 */
export const verifySecondFactorBodyCodeMax = 64;

export const verifySecondFactorBodyIdMax = 64;



export const VerifySecondFactorBody = zod.strictObject({
  "method": zod.enum(['totp', 'recovery-code', 'passkey']),
  "code": zod.string().min(1).max(verifySecondFactorBodyCodeMax).optional(),
  "id": zod.string().min(1).max(verifySecondFactorBodyIdMax).optional().describe('An opaque id.'),
  "response": zod.record(zod.string(), zod.unknown()).optional().describe('What the browser\'s WebAuthn answered, as `toJSON()` writes it.')
})

/**
 * A name by which its user knows the device.
 * @summary Name a second factor
 */
export const renameSecondFactorPathIdMax = 64;



export const RenameSecondFactorParams = zod.object({
  "id": zod.string().max(renameSecondFactorPathIdMax).describe('The factor\'s id.')
})

export const renameSecondFactorBodyNameMax = 100;



export const RenameSecondFactorBody = zod.strictObject({
  "name": zod.string().min(1).max(renameSecondFactorBodyNameMax).describe('A name by which its user knows the device, with the characters that names may have.')
})

/**
 * With the last one the recovery codes go as well. The last one stays while the policy asks for one. Needs a recently
 * proven factor.
 * @summary Remove a second factor
 */
export const removeSecondFactorPathIdMax = 64;



export const RemoveSecondFactorParams = zod.object({
  "id": zod.string().max(removeSecondFactorPathIdMax).describe('The factor\'s id.')
})

/**
 * By a first code. The first factor comes with ten recovery codes, shown this once.
 * @summary Add an authenticator app
 */
export const finishTotpEnrolmentPathIdMax = 64;



export const FinishTotpEnrolmentParams = zod.object({
  "id": zod.string().max(finishTotpEnrolmentPathIdMax).describe('The id of the enrolment.')
})

export const finishTotpEnrolmentBodyCodeMax = 64;

export const finishTotpEnrolmentBodyNameMax = 100;



export const FinishTotpEnrolmentBody = zod.strictObject({
  "code": zod.string().min(1).max(finishTotpEnrolmentBodyCodeMax),
  "name": zod.string().min(1).max(finishTotpEnrolmentBodyNameMax).describe('A name by which its user knows the device, with the characters that names may have.')
})

/**
 * By the answer of the authenticator. The first factor comes with ten recovery codes, shown this once.
 * @summary Add a passkey
 */
export const finishPasskeyEnrolmentPathIdMax = 64;



export const FinishPasskeyEnrolmentParams = zod.object({
  "id": zod.string().max(finishPasskeyEnrolmentPathIdMax).describe('The id of the enrolment.')
})

export const finishPasskeyEnrolmentBodyNameMax = 100;



export const FinishPasskeyEnrolmentBody = zod.strictObject({
  "name": zod.string().min(1).max(finishPasskeyEnrolmentBodyNameMax).describe('A name by which its user knows the device, with the characters that names may have.'),
  "response": zod.record(zod.string(), zod.unknown()).describe('What the browser\'s WebAuthn answered, as `toJSON()` writes it.')
})

/**
 * From the next request on, with its requests under way.
 * @summary Sign out one device
 */
export const endMySessionPathIdMax = 64;



export const EndMySessionParams = zod.object({
  "id": zod.string().max(endMySessionPathIdMax).describe('The session\'s id, which opens nothing.')
})

