import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * One step of a batch that outlives the component which began it. It goes through the client's cache of changes as every
 * change does, so that a lost session is noticed; the batch reads the lists again itself.
 */
export function batchStep<Data, Failure, Variables, Context>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Failure, Variables, Context>,
): (variables: Variables) => Promise<Data> {
  return (variables) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { ...options, meta: { refetch: false } })
      .execute(variables);
}
