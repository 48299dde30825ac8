/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * The whole record, with `If-Match` naming the one that was read. Takes effect on the very next request, in live
 * sessions too: a session without a second factor that its role needs from now on is over. A change that would shut out
 * the current session is refused with 409, and so is another value for a property that the environment sets.
 * @summary Change the security policy
 */
export const updateSecurityPolicyBodyStepUpMinutesMax = 60;

export const updateSecurityPolicyBodyNetworksItemCidrMin = 2;
export const updateSecurityPolicyBodyNetworksItemCidrMax = 64;

export const updateSecurityPolicyBodyNetworksItemRolesMax = 4;

export const updateSecurityPolicyBodyNetworksItemNoteMax = 200;

export const updateSecurityPolicyBodyNetworksMax = 200;

export const updateSecurityPolicyBodyIdleMinutesMax = 10080;

export const updateSecurityPolicyBodyApproverCountMax = 2;



export const UpdateSecurityPolicyBody = zod.strictObject({
  "secondFactor": zod.enum(['off', 'privileged', 'everyone']).describe('Which users need a second factor at sign-in; `privileged` are administrators and managers.'),
  "stepUpMinutes": zod.int().min(1).max(updateSecurityPolicyBodyStepUpMinutesMax).nullable(),
  "networks": zod.array(zod.strictObject({
  "cidr": zod.string().min(updateSecurityPolicyBodyNetworksItemCidrMin).max(updateSecurityPolicyBodyNetworksItemCidrMax).describe('An IPv4 or IPv6 network, or one address, answered as a network.'),
  "roles": zod.array(zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.')).min(1).max(updateSecurityPolicyBodyNetworksItemRolesMax),
  "note": zod.string().max(updateSecurityPolicyBodyNetworksItemNoteMax).describe('Empty, or with the characters that names may have.')
})).max(updateSecurityPolicyBodyNetworksMax),
  "idleMinutes": zod.int().min(1).max(updateSecurityPolicyBodyIdleMinutesMax).nullable().describe('From 5 to 1440, or the value that the environment sets.'),
  "approverCount": zod.int().min(1).max(updateSecurityPolicyBodyApproverCountMax)
})

/**
 * Terms for every user, or for the members of one or more groups: new ones, or with `termsId` the next version, which
 * replaces the one before. `If-Match` names the version that was read, such as `"2"`: where there is a newer one, the
 * answer is 412; with `"2-in-force"` also once that version was withdrawn. Their publisher has to accept them too,
 * where they apply. They are accepted, or refused and signed out, on a page of the server, which shows the text as it
 * is: `GET /api/login` leads there, and so does every sign-in, after the second factor.
 * @summary Publish terms that have to be accepted
 */
export const publishTermsBodyTermsIdMax = 64;

export const publishTermsBodyTitleMax = 200;

export const publishTermsBodyTextMax = 102400;

export const publishTermsBodyGroupIdsItemMax = 64;

export const publishTermsBodyGroupIdsMax = 10000;



export const PublishTermsBody = zod.strictObject({
  "termsId": zod.string().max(publishTermsBodyTermsIdMax).optional().describe('The terms of which this is the next version; without it they are new.'),
  "title": zod.string().min(1).max(publishTermsBodyTitleMax).describe('Refuses what a name refuses.'),
  "text": zod.string().min(1).max(publishTermsBodyTextMax).describe('Plain text of at most 102,400 bytes in UTF-8, stored in NFC, never markup. The characters that a description refuses\nare refused.\n'),
  "groupIds": zod.array(zod.string().min(1).max(publishTermsBodyGroupIdsItemMax).describe('An opaque id.')).max(publishTermsBodyGroupIdsMax).nullable().describe('The groups whose members are asked, at least one; null is every user.')
})

/**
 * Sessions that waited for an answer go on. Versions, and who accepted them, are kept; a next version puts them in
 * force again. `If-Match` names the version that was read, such as `"2"`: where there is a newer one, the answer is
 * 412.
 * @summary Withdraw terms
 */
export const withdrawTermsPathIdMax = 64;



export const WithdrawTermsParams = zod.object({
  "id": zod.string().max(withdrawTermsPathIdMax).describe('The id of the terms.')
})

/**
 * The text as it was written, with its SHA-256, and the users who accepted it, the last one first.
 * @summary A version of terms, and who accepted it
 */
export const getTermsVersionPathIdMax = 64;

export const getTermsVersionPathVersionMax = 16;



export const GetTermsVersionParams = zod.object({
  "id": zod.string().max(getTermsVersionPathIdMax).describe('The id of the terms.'),
  "version": zod.string().max(getTermsVersionPathVersionMax).describe('The number of the version, counted from 1.')
})

