import { useMutation, useQuery } from '@tanstack/react-query';
import {
  getGetSecurityPolicyQueryKey,
  getGetSecurityPolicyUrl,
  updateSecurityPolicy,
} from '#contract/hooks/security.ts';
import type { SecurityPolicy, UpdateSecurityPolicyRequest } from '#contract/types.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { httpResponse } from '#web/api/http.ts';

/** A policy with its ETag, which a change must send. */
export interface ReadPolicy {
  policy: SecurityPolicy;
  etag: string;
}

/** The policy with its ETag, which the generated hook does not return. */
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
  etag: string;
}

/** The change with If-Match, which the generated hook would need before the call. */
export function useUpdatePolicy() {
  return useMutation<SecurityPolicy, ApiError, PolicyChange>({
    mutationKey: ['updateSecurityPolicy'],
    mutationFn: ({ data, etag }) => updateSecurityPolicy(data, { headers: { 'If-Match': etag } }),
  });
}
