import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { capitalised } from '#web/format/capitalised.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { cx } from '#web/ui/theme/cx.ts';
import { productName } from '#web/domain/product/product-name.ts';
import { VaultMark } from '#web/domain/product/vault-mark.tsx';
import { navigationFor } from './navigation.ts';
import { routeOf } from '../routes.tsx';
import { LogOut, Moon, Sun } from 'lucide-react';
import { displayName } from '#web/domain/people/person.ts';
import { signOut } from '#web/session/sign-in.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { setTheme, themeStore } from '#web/ui/theme/theme.ts';

interface SidebarProps {
  /** The button that closes the drawer, beside the product's name. */
  close?: ReactNode;
  onNavigate?: () => void;
  onAccount: () => void;
}

export function Sidebar({ close, onNavigate, onAccount }: SidebarProps) {
  const role = roleOf(useCurrentUser());
  const [path] = useLocation();
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-18 flex-none items-center gap-3 px-5">
        <VaultMark />
        <div className="min-w-0 flex-1">
          <p className="truncate text-section text-text leading-5">{productName}</p>
          <p className="truncate text-caption text-text-subtle">
            {role === null ? 'Data Room' : `${capitalised(role)} Portal`}
          </p>
        </div>
        {close}
      </div>
      <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto px-3">
        <ul className="flex flex-col gap-0.5">
          {navigationFor(role).map(({ path: target, label, icon: Icon }) => (
            <li key={target}>
              <Link
                href={target}
                {...(onNavigate && { onClick: onNavigate })}
                onPointerEnter={() => routeOf(target)?.Screen.preload()}
                aria-current={path === target ? 'page' : undefined}
                className={cx(
                  'flex h-9 items-center gap-2.5 rounded-lg pr-1.5 pl-2.5 text-base font-label transition-colors max-md:h-11',
                  path === target
                    ? 'bg-accent-soft text-accent-text'
                    : 'text-text-muted hover:bg-surface-active hover:text-text',
                )}
              >
                <Icon size={18} aria-hidden />
                <span className="truncate">{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountBar onAccount={onAccount} />
    </div>
  );
}

/** The bottom of the sidebar: the signed-in user (which opens their account), the theme, and logout. */
function AccountBar({ onAccount }: { onAccount: () => void }) {
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

function ThemeSwitch() {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={`Switch to ${other} theme`}
      icon={theme === 'dark' ? Sun : Moon}
      onClick={() => setTheme(other)}
    />
  );
}
