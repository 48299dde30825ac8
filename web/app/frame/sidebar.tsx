import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { capitalised } from '#web/format/capitalised.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { cx } from '#web/ui/theme/cx.ts';
import { productName } from '#web/domain/product/product-name.ts';
import { VaultMark } from '#web/domain/product/vault-mark.tsx';
import { AccountBar } from './account-bar.tsx';
import { navigationFor } from './navigation.ts';
import { routeOf } from '../routes.tsx';

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
                <Icon size={18} strokeWidth={1.85} aria-hidden />
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
