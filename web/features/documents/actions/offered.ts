import type { Action, Commands, Item } from './action.ts';
import type { Rights } from './use-rights.ts';

/** Whether the user may run an action on an item. Forbidden actions are not shown. */
export const mayBeDone = (item: Item, rights: Rights) => (action: Action) =>
  action.applies(item) && action.may?.(rights, item) !== false;

export function runFor(action: Action, item: Item, commands: Commands): void {
  action.run({ ...commands, isSelection: false }, [item]);
}
