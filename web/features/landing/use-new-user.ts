import { useEffect, useRef } from 'react';
import { logout } from '#contract/hooks/session.ts';
import { fullPage } from '#web/session/full-page.ts';
import { forgetReturnPath } from '#web/session/return-path.ts';

/** A logout that hangs must not strand the person. */
const LOGOUT_GUARD_MS = 5000;

/** Where an invited person goes after the logout, or null when nobody was invited here. */
export function newUserTarget(search: string): string | null {
  const query = new URLSearchParams(search);
  if (query.get('newuser') !== 'true') return null;
  const invitation = query.get('invitation') ?? '';
  return invitation === '' ? '/api/login' : `/api/login?${new URLSearchParams({ invitation }).toString()}`;
}

/** An invitation's link signs out whoever was here, once, and goes on to sign in, also when the logout fails. */
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
