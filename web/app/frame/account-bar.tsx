import { LogOut } from 'lucide-react';
import { capitalised } from '#web/format/capitalised.ts';
import { displayName } from '#web/domain/people/person.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { signOut } from '#web/session/sign-in.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { ThemeSwitch } from '#web/ui/theme/theme-switch.tsx';

/** The bottom of the sidebar: the signed-in user (which opens their account), the theme, and logout. */
export function AccountBar({ onAccount }: { onAccount: () => void }) {
  const user = useCurrentUser();
  const role = roleOf(user);
  return (
    <div className="flex h-16 flex-none items-center gap-2 border-t border-border px-2">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onAccount}
        className="flex h-12 min-w-0 flex-1 items-center gap-2 rounded-lg pr-1 pl-3 text-left hover:bg-surface-active"
      >
        <Avatar user={user} isSelf />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-cell font-label text-text" title={displayName(user)}>
            {displayName(user)}
          </span>
          <span className="block truncate text-caption text-text-subtle">
            {role === null ? 'User' : capitalised(role)}
          </span>
        </span>
        <span className="sr-only">Your Account</span>
      </button>
      <div className="flex flex-none">
        <ThemeSwitch />
        <IconButton label="Logout" icon={LogOut} onClick={signOut} />
      </div>
    </div>
  );
}
