/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * The whole record, with `If-Match` naming the one that it was made of. Takes effect on the very next request, in live
 * sessions too: a session without a second factor, of a role that it is asked of from now on, is over. What would shut
 * out the session that asks is refused with 409, and so is another value for a property that the environment sets.
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
  "secondFactor": zod.enum(['off', 'privileged', 'everyone']).describe('Of whom a second factor is asked at sign-in; `privileged` are administrators and managers.'),
  "stepUpMinutes": zod.int().min(1).max(updateSecurityPolicyBodyStepUpMinutesMax).nullable(),
  "networks": zod.array(zod.strictObject({
  "cidr": zod.string().min(updateSecurityPolicyBodyNetworksItemCidrMin).max(updateSecurityPolicyBodyNetworksItemCidrMax).describe('An IPv4 or IPv6 network, or one address.'),
  "roles": zod.array(zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.')).min(1).max(updateSecurityPolicyBodyNetworksItemRolesMax),
  "note": zod.string().max(updateSecurityPolicyBodyNetworksItemNoteMax)
})).max(updateSecurityPolicyBodyNetworksMax),
  "idleMinutes": zod.int().min(1).max(updateSecurityPolicyBodyIdleMinutesMax).nullable().describe('From 5 to 1440, or the value that the environment sets.'),
  "approverCount": zod.int().min(1).max(updateSecurityPolicyBodyApproverCountMax)
})

