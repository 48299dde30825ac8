import { useEffect, useRef } from 'react';
import { logout } from '#contract/hooks/session.ts';
import { fullPage } from '#web/session/full-page.ts';
import { forgetReturnPath } from '#web/session/return-path.ts';

/** A hanging logout must not block the invitation. */
const LOGOUT_GUARD_MS = 5000;

/** Where an invited user continues after the logout; null without an invitation. */
export function newUserTarget(search: string): string | null {
  const query = new URLSearchParams(search);
  if (query.get('newuser') !== 'true') return null;
  const invitation = query.get('invitation') ?? '';
  return invitation === '' ? '/api/login' : `/api/login?${new URLSearchParams({ invitation }).toString()}`;
}

/** An invitation's link signs out the present user once and goes on to the sign-in, even if the logout fails. */
export function useNewUser(): void {
  const hasStarted = useRef(false);
  useEffect(() => {
    const target = newUserTarget(window.location.search);
    if (target === null || hasStarted.current) return;
    hasStarted.current = true;
    forgetReturnPath();
    void logout({ signal: AbortSignal.timeout(LOGOUT_GUARD_MS) })
      .catch(() => undefined)
      .then(() => fullPage.open(target));
  }, []);
}
