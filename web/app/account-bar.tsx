import { LogOut } from 'lucide-react';
import { capitalised } from '#web/format/capitalised.ts';
import { displayName } from '#web/domain/people/person.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { signOut } from '#web/session/sign-in.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { ThemeSwitch } from '#web/ui/theme/theme-switch.tsx';

/** The foot of the sidebar: who is signed in, the theme, and the way out. */
export function AccountBar() {
  const user = useCurrentUser();
  const role = roleOf(user);
  return (
    <div className="flex h-16 flex-none items-center gap-2 border-t border-border pr-2 pl-5">
      <Avatar user={user} isSelf />
      <div className="min-w-0 flex-1">
        <p className="truncate text-cell font-label text-text" title={displayName(user)}>
          {displayName(user)}
        </p>
        <p className="truncate text-caption text-text-subtle">{role === null ? 'User' : capitalised(role)}</p>
      </div>
      <div className="flex flex-none">
        <ThemeSwitch />
        <IconButton label="Logout" icon={LogOut} onClick={signOut} />
      </div>
    </div>
  );
}
