import { describe, expect, it } from 'vitest';
import type { CurrentUser, Role, User } from '#contract/types.ts';
import { isSelf, moreUserActions, userActions } from './user-actions.ts';

const marcus: User = {
  id: 'user-2',
  email: 'marcus@strongroom.example',
  firstName: 'Marcus',
  lastName: 'Okafor',
  role: 'manager',
  profileImageUrl: null,
  lastLoginAt: '2026-01-14T08:30:00.000Z',
};

const signedIn = (role: Role, id = 'user-1'): CurrentUser => ({
  id,
  email: 'ada@strongroom.example',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  role,
  profileImageUrl: null,
});

const reasons = (user: User, me: CurrentUser) => userActions(user, me).map((action) => action.disabledReason);

describe('what may be done to a user', () => {
  it('allows an administrator to edit and deactivate another user', () => {
    expect(userActions(marcus, signedIn('admin')).map(({ label, disabledReason }) => [label, disabledReason])).toEqual([
      ['Edit role of Marcus Okafor', undefined],
      ['Deactivate Marcus Okafor', undefined],
    ]);
  });

  it('never allows administrators to edit or deactivate themselves', () => {
    expect(reasons(marcus, signedIn('admin', 'user-2'))).toEqual([
      'You cannot edit your own role',
      'You cannot deactivate yourself',
    ]);
  });

  it.each<Role>(['manager', 'analyst', 'viewer'])('lets a %s do neither', (role) => {
    expect(reasons(marcus, signedIn(role))).toEqual([
      'Only administrators can edit roles',
      'Only administrators can deactivate users',
    ]);
  });

  it('offers a new invitation link only to administrators, and only for a user who never signed in', () => {
    const invited = { ...marcus, lastLoginAt: null };
    const kinds = (user: User, me: CurrentUser) => userActions(user, me).map(({ kind }) => kind);
    expect(kinds(invited, signedIn('admin'))).toEqual(['invite', 'edit', 'deactivate']);
    expect(kinds(invited, signedIn('manager'))).toEqual(['edit', 'deactivate']);
    expect(kinds(marcus, signedIn('admin'))).toEqual(['edit', 'deactivate']);
  });

  it('recognises the caller by e-mail in any case where there is no id', () => {
    expect(isSelf(marcus, { email: 'MARCUS@strongroom.example' })).toBe(true);
    expect(isSelf(marcus, { email: 'ada@strongroom.example' })).toBe(false);
    expect(isSelf(marcus, { email: null })).toBe(false);
  });

  it('has in its menu what they can see, and sessions and a second factor to reset for administrators alone', () => {
    const factors = { ...marcus, secondFactor: 'both' } as const;
    const more = (user: User, me: CurrentUser) =>
      moreUserActions(user, me).map(({ label, disabledReason }) => [label, disabledReason]);
    expect(more(factors, signedIn('admin'))).toEqual([
      ['What Marcus Okafor can see', undefined],
      ['End of access of Marcus Okafor', undefined],
      ['Sessions of Marcus Okafor', undefined],
      ['Reset second factor of Marcus Okafor', undefined],
    ]);
    expect(more(marcus, signedIn('admin'))[3]?.[1]).toBe('No second factor to reset');
    expect(more(factors, signedIn('admin', 'user-2'))[3]?.[1]).toBe('You cannot reset your own second factor');
    expect(more(factors, signedIn('manager'))).toEqual([['What Marcus Okafor can see', undefined]]);
    expect(more(factors, signedIn('analyst'))).toEqual([]);
  });
});
