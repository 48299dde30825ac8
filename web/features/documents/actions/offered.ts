import type { Action, Commands, Item } from './action.ts';
import type { Rights } from './use-rights.ts';

/** Tells which actions a person may do with an item. What is forbidden is absent. */
export const mayBeDone = (item: Item, rights: Rights) => (action: Action) =>
  action.applies(item) && action.may?.(rights, item) !== false;

export function runFor(action: Action, item: Item, commands: Commands): void {
  action.run({ ...commands, isSelection: false }, [item]);
}
