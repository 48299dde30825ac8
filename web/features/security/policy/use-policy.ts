import { useMutation, useQuery } from '@tanstack/react-query';
import {
  getGetSecurityPolicyQueryKey,
  getGetSecurityPolicyUrl,
  updateSecurityPolicy,
} from '#contract/hooks/security.ts';
import type { SecurityPolicy, UpdateSecurityPolicyRequest } from '#contract/types.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { httpResponse } from '#web/api/http.ts';

/** A policy with the name of exactly this state of it, which a change of it has to know. */
export interface ReadPolicy {
  policy: SecurityPolicy;
  etag: string;
}

/** The policy with its ETag, which the generated hook leaves in the head of the answer. */
export function usePolicy() {
  return useQuery({
    queryKey: getGetSecurityPolicyQueryKey(),
    queryFn: async ({ signal }): Promise<ReadPolicy> => {
      const response = await httpResponse(getGetSecurityPolicyUrl(), { signal });
      return { policy: (await response.json()) as SecurityPolicy, etag: response.headers.get('ETag') ?? '' };
    },
  });
}

interface PolicyChange {
  data: UpdateSecurityPolicyRequest;
  /** Of the policy that it was made of. */
  etag: string;
}

/** The change with its If-Match, which the generated hook would have to know before it is asked. */
export function useUpdatePolicy() {
  return useMutation<SecurityPolicy, ApiError, PolicyChange>({
    mutationKey: ['updateSecurityPolicy'],
    mutationFn: ({ data, etag }) => updateSecurityPolicy(data, { headers: { 'If-Match': etag } }),
  });
}
