// Who gets in. The first answer decides between the app and the visitor's page, whatever the failure. Afterwards a 401
// ends the session (the query client sees to that), a refused network takes the screens away until it is allowed again, and
// any other failure keeps the person and the screen.
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useGetCurrentUser } from '#contract/hooks/session.ts';
import { isUnauthorized } from '#web/api/api-error.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { CurrentUserContext } from './current-user.ts';
import { useNetworkRefused } from './network-refused.ts';
import { takeReturnPath } from './return-path.ts';
import { rememberSignedIn } from './was-signed-in.ts';

interface SessionGateProps {
  /** What a visitor sees, on every route. */
  visitor: ReactNode;
  /** What stands in the place of every screen while the server lets nobody in from here. */
  refused: ReactNode;
  children: ReactNode;
}

export function SessionGate({ visitor, refused, children }: SessionGateProps) {
  const { data: user, error, isFetched, refetch } = useGetCurrentUser();
  const isRefused = useNetworkRefused();
  useScreenChange(() => void refetch());
  const isStranger = isFetched && !user && (error === null || isUnauthorized(error));
  const isSignedIn = Boolean(user);
  useEffect(() => {
    if (isSignedIn || isStranger) rememberSignedIn(isSignedIn);
  }, [isSignedIn, isStranger]);
  if (isRefused) return refused;
  // A server may also say with null that nobody is signed in.
  if (user) {
    return (
      <CurrentUserContext value={user}>
        <ReturnToPath />
        {children}
      </CurrentUserContext>
    );
  }
  // Not `isPending`, which a visitor's next refetch would make true again: the page would come and go on each focus.
  if (isFetched) return visitor;
  return (
    <main className="grid h-full place-items-center">
      <Spinner />
    </main>
  );
}

/** Runs whenever another screen is opened, but not for the first: a changed role shows with the next screen. */
function useScreenChange(onChange: () => void) {
  const [path] = useLocation();
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    onChange();
  });
}

/** Where sign-in comes back to: the first screen of the role. */
const firstScreens: readonly string[] = ['/', '/documents'];

/** Goes on from there to where the person was. */
function ReturnToPath() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    const kept = takeReturnPath();
    if (kept !== null && firstScreens.includes(path) && search === '') navigate(kept, { replace: true });
    // Once, when the gate opens.
    // oxlint-disable-next-line react/exhaustive-deps -- a later change of path is the person's own
  }, []);
  return null;
}
