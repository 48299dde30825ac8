// Chooses between the app and the visitor's page by the first answer, and shows the visitor's page on any failure of
// it. Later, a 401 ends the session (in the query client), a refused network replaces the screens until it is allowed,
// and other failures change nothing.
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useGetCurrentUser } from '#contract/hooks/session.ts';
import { isUnauthorized } from '#web/api/api-error.ts';
import { holdChanges } from '#web/api/held-changes.ts';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { CurrentUserContext } from './current-user.ts';
import { useNetworkRefusal } from './network-refused.ts';
import { takeReturnPath } from './return-path.ts';
import { rememberSignedIn, signedInKey } from './was-signed-in.ts';

interface SessionGateProps {
  /** The page for visitors, on every route. */
  visitor: ReactNode;
  /** Replaces all screens while the network is refused. */
  refused: ReactNode;
  children: ReactNode;
}

export function SessionGate({ visitor, refused, children }: SessionGateProps) {
  const { data: user, error, isFetched, refetch } = useGetCurrentUser();
  const isRefused = useNetworkRefusal() !== undefined;
  useScreenChange(() => void refetch());
  // A tab in the background may be uploading when another user signs in on another tab.
  useWindowEvent('storage', ({ key }) => {
    if (key === signedInKey) void holdChanges(refetch().then(({ data }) => !data || !user || data.id === user.id));
  });
  const isStranger = isFetched && !user && (error === null || isUnauthorized(error));
  const userId = user?.id;
  useEffect(() => {
    if (userId || isStranger) rememberSignedIn(userId);
  }, [userId, isStranger]);
  if (isRefused) return refused;
  // The server may also answer null for no user.
  if (user) {
    return (
      <CurrentUserContext key={user.id} value={user}>
        <ReturnToPath />
        {children}
      </CurrentUserContext>
    );
  }
  // Not `isPending`, which a visitor's refetch would set again on every focus.
  if (isFetched) return visitor;
  return (
    <main className="grid h-full place-items-center">
      <Spinner />
    </main>
  );
}

/** Called when another screen opens, except the first; a changed role takes effect then. */
function useScreenChange(onChange: () => void) {
  const [path] = useLocation();
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    onChange();
  });
}

const firstScreens: readonly string[] = ['/', '/documents'];

function ReturnToPath() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    const kept = takeReturnPath();
    if (kept !== null && firstScreens.includes(path) && search === '') navigate(kept, { replace: true });
    // Only once, when the gate opens.
    // oxlint-disable-next-line react/exhaustive-deps -- a later change of path is the person's own
  }, []);
  return null;
}
