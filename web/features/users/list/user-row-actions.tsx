import type { User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';

import type { UserAction } from './user-actions.ts';

const Menu = loadedLater(
  async () => (await import('#web/ui/overlay/menu.tsx')).Menu,
  <span className="size-7 max-md:size-10" />,
);

interface UserRowActionsProps {
  user: User;
  actions: readonly UserAction[];
  /** What is seldom done; it stands in a menu. */
  more: readonly UserAction[];
  /** One menu instead of buttons. */
  isNarrow: boolean;
  onAction: (kind: UserAction['kind'], user: User) => void;
}

export function UserRowActions({ user, actions, more, isNarrow, onAction }: UserRowActionsProps) {
  const items = (some: readonly UserAction[]) =>
    some.map(({ kind, ...item }) => ({ ...item, onSelect: () => onAction(kind, user) }));
  if (actions.length + more.length === 0) return null;
  if (isNarrow) return <Menu label={`Actions for ${displayName(user)}`} items={items([...actions, ...more])} />;
  return (
    <>
      {actions.map(({ kind, ...button }) => (
        <IconButton key={kind} {...button} onClick={() => onAction(kind, user)} />
      ))}
      {more.length > 0 && <Menu label={`More actions for ${displayName(user)}`} items={items(more)} />}
    </>
  );
}
