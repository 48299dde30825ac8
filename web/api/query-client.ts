// Nothing is cached or retried, all on screen is fetched again on focus and after changes, a 401 ends the session.
import { focusManager, MutationCache, notifyManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { allowNetwork } from '#web/session/network-refused.ts';
import { loseSession, resumeSession } from '#web/session/session-lost.ts';
import type { CurrentUser } from '#contract/types.ts';
import { isGone, isUnauthorized, problemCode } from './api-error.ts';
import { getGetCurrentUserQueryKey } from '#contract/hooks/session.ts';
import { markShown } from './shown-failures.ts';

const currentUserKey = getGetCurrentUserQueryKey()[0];

declare module '@tanstack/react-query' {
  interface Register {
    /** `refetch: false` marks a step of a batch, which calls `refetchLists` at its end. */
    mutationMeta: { refetch?: boolean };
  }
}

/** Fetches everything on screen again, and the current user only if a task of theirs may be done now. */
export async function refetchLists(queryClient: QueryClient): Promise<void> {
  const predicate = ({ queryKey, state }: Query) =>
    queryKey[0] !== currentUserKey || Boolean((state.data as CurrentUser | null)?.tasks);
  await queryClient.refetchQueries({ type: 'active', predicate });
}

/** Reads the user again after a refusal, since their role may have changed. */
export function followRole(queryClient: QueryClient, errors: Iterable<unknown>): void {
  if (![...errors].some((error) => problemCode(error) === 'forbidden')) return;
  void queryClient.refetchQueries({ type: 'active', queryKey: getGetCurrentUserQueryKey() });
}

/** Fetches everything on screen again that has not failed, after a read that has. */
export function refetchSound(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.error === null });
}

// The default scheduler waits for a timer before each update.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Without a user before, this is a visitor and not a lost session.
        const isVisitor = query.queryKey[0] === currentUserKey && query.state.data === undefined;
        if (isUnauthorized(error) && !isVisitor) loseSession();
        followRole(queryClient, [error]);
        // What was read of an item that is gone, such as its versions; the lists still contain it.
        if (isGone(error) && /^\/api\/(documents|folders)\//.test(String(query.queryKey[0]))) refetchSound(queryClient);
      },
      onSettled: (data, error, query) => {
        if (query.queryKey[0] !== currentUserKey) return;
        // A known or a missing user both mean that the network is no longer refused.
        if (!error || isUnauthorized(error)) allowNetwork();
        if (!error && data) resumeSession();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        markShown(error);
        if (isUnauthorized(error)) loseSession();
        followRole(queryClient, [error]);
        // The lists then lack the item, and its dialog shows that it is not available.
        if (isGone(error) && mutation.meta?.refetch !== false) void refetchLists(queryClient);
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
      // While a change is under way that no component watches, a timer of this time runs again and again.
      mutations: { gcTime: 1000, retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

/**
 * Drops all cached answers when the user changes, since another tab may have signed in as another user. Then calls
 * `onAnother`, before anything of the new user is drawn. Another role sees other lists. Returns what ends it.
 */
export function watchUser(queryClient: QueryClient, onAnother: () => void): () => void {
  let last: CurrentUser | undefined;
  return queryClient.getQueryCache().subscribe(({ query }: { query: Query }) => {
    if (query.queryKey[0] !== currentUserKey) return;
    const user = query.state.data as CurrentUser | null | undefined;
    if (user?.id === undefined) return;
    const before = last;
    // First, since reading the user again comes back here at once.
    last = user;
    if (before !== undefined && before.id !== user.id) {
      queryClient.removeQueries({ predicate: (other) => other !== query });
      onAnother();
    } else if (before !== undefined && before.role !== user.role) void refetchLists(queryClient);
  });
}

/** Counts the window's focus as well as the tab becoming visible. */
export function watchWindowFocus(): void {
  focusManager.setEventListener((onFocus) => {
    const ended = new AbortController();
    window.addEventListener('focus', () => onFocus(), ended);
    document.addEventListener('visibilitychange', () => onFocus(), ended);
    return () => ended.abort();
  });
}
