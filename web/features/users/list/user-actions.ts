import {
  CalendarClock,
  Link,
  ListTree,
  type LucideIcon,
  MonitorSmartphone,
  ShieldOff,
  UserPen,
  UserX,
} from 'lucide-react';
import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import type { CurrentUser, User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';

export interface UserAction {
  kind: 'invite' | 'edit' | 'deactivate' | 'access' | 'end' | 'sessions' | 'reset';
  /** Includes the user's name, since "Edit" alone is ambiguous in a list. */
  label: string;
  icon: LucideIcon;
  tone: 'neutral' | 'danger';
  disabledReason?: string | undefined;
}

/** By id, or by e-mail if the server does not return the user's own id. */
export function isSelf(user: User, me: Pick<CurrentUser, 'email'> & { id?: string }): boolean {
  return me.id === undefined ? user.email.toLowerCase() === me.email?.toLowerCase() : user.id === me.id;
}

/**
 * Actions on a user. Only administrators change users, and nobody changes themselves; edit and deactivate are then
 * disabled with the reason. A new invitation exists only for users who never signed in.
 */
export function userActions(user: User, me: CurrentUser): UserAction[] {
  const name = displayName(user);
  const self = isSelf(user, me);
  const why = (allowed: readonly string[], onSelf: string, onOthers: string) => {
    if (!mayCall(allowed, me.role)) return onOthers;
    return self ? onSelf : undefined;
  };
  const canInvite = user.lastLoginAt === null && !self && mayCall(roles.reissueInvitation, me.role);
  const invite: UserAction = { kind: 'invite', label: `New invitation link for ${name}`, icon: Link, tone: 'neutral' };
  return [
    ...(canInvite ? [invite] : []),
    {
      kind: 'edit',
      label: `Edit role of ${name}`,
      icon: UserPen,
      tone: 'neutral',
      disabledReason: why(roles.updateUserRole, 'You cannot edit your own role', 'Only administrators can edit roles'),
    },
    {
      kind: 'deactivate',
      label: `Deactivate ${name}`,
      icon: UserX,
      tone: 'danger',
      disabledReason: why(
        roles.deactivateUser,
        'You cannot deactivate yourself',
        'Only administrators can deactivate users',
      ),
    },
  ];
}

export function moreUserActions(user: User, me: CurrentUser): UserAction[] {
  const name = displayName(user);
  const may = (call: readonly string[], action: UserAction) => (mayCall(call, me.role) ? [action] : []);
  return [
    ...may(roles.listUserAccess, { kind: 'access', label: `What ${name} can see`, icon: ListTree, tone: 'neutral' }),
    ...may(roles.updateUserExpiry, {
      kind: 'end',
      label: `End of access of ${name}`,
      icon: CalendarClock,
      tone: 'neutral',
      disabledReason: isSelf(user, me) ? 'You cannot end your own access' : undefined,
    }),
    ...may(roles.listUserSessions, {
      kind: 'sessions',
      label: `Sessions of ${name}`,
      icon: MonitorSmartphone,
      tone: 'neutral',
    }),
    ...may(roles.resetSecondFactor, {
      kind: 'reset',
      label: `Reset second factor of ${name}`,
      icon: ShieldOff,
      tone: 'danger',
      disabledReason: whyNoReset(user, me),
    }),
  ];
}

function whyNoReset(user: User, me: CurrentUser): string | undefined {
  if (isSelf(user, me)) return 'You cannot reset your own second factor';
  return (user.secondFactor ?? 'none') === 'none' ? 'No second factor to reset' : undefined;
}
