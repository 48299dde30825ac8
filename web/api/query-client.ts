// The client's policy in one place: nothing is cached or retried, everything on screen is read again on focus and after
// every successful change, and a 401 anywhere ends the session.
import { focusManager, MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { allowNetwork } from '#web/session/network-refused.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { isUnauthorized } from './api-error.ts';
import { getGetCurrentUserQueryKey } from '#contract/hooks/session.ts';
import { markTold } from './told-failures.ts';

const currentUserKey = getGetCurrentUserQueryKey()[0];

declare module '@tanstack/react-query' {
  interface Register {
    /** `refetch: false` marks one step of a batch, which calls `refetchLists` itself at its end. */
    mutationMeta: { refetch?: boolean };
  }
}

/** Reads again everything that is on screen, but for the current user. */
export async function refetchLists(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => queryKey[0] !== currentUserKey });
}

// By itself it waits for a timer before each answer is drawn.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Nobody was signed in yet: that is a visitor, not a lost session.
        const isVisitor = query.queryKey[0] === currentUserKey && query.state.data === undefined;
        if (isUnauthorized(error) && !isVisitor) loseSession();
      },
      onSettled: (_data, error, query) => {
        // Known again, or known to be nobody: in both cases no network is in the way any more.
        if (query.queryKey[0] === currentUserKey && (!error || isUnauthorized(error))) allowNetwork();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        markTold(error);
        if (isUnauthorized(error)) loseSession();
      },
      onSuccess: (_data, _variables, _result, mutation) => {
        if (mutation.meta?.refetch !== false) void refetchLists(queryClient);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: 0,
        retry: false,
        refetchOnMount: 'always',
        refetchOnWindowFocus: 'always',
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { gcTime: 0, retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

/** Focus means the window's focus too, not only a tab that comes back to sight. */
export function watchWindowFocus(): void {
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  });
}
