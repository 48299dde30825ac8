import { useCallback } from 'react';
import type { Action, Commands, Item } from '../actions/action.ts';
import { mayBeDone } from '../actions/offered.ts';
import type { Rights } from '../actions/use-rights.ts';
import { type ItemKey, parseKey } from '../model/item-key.ts';
import type { Selection } from '../model/selection.ts';
import type { Library } from '../page/use-library.ts';

export interface SelectionAction {
  action: Action;
  /** How many of the selected items it applies to. */
  count: number;
  run: () => void;
}

interface Sources {
  selected: Selection;
  library: Pick<Library, 'index' | 'tree'>;
  rights: Rights;
  commands: Commands;
}

/** Filters actions by what applies to the selection or to other items. */
export type ActionsOn = (actions: readonly Action[], items?: readonly ItemKey[]) => SelectionAction[];

export function useSelectionActions({ selected, library, rights, commands }: Sources): ActionsOn {
  const { index, tree } = library;
  return useCallback(
    (actions, chosen = [...selected]) => {
      const itemsOf = (keys: readonly ItemKey[]): Item[] =>
        keys.flatMap((key): Item[] => {
          const { kind, id } = parseKey(key);
          const folder = kind === 'folder' ? tree.byId.get(id) : undefined;
          const document = kind === 'document' ? index.byId().get(id) : undefined;
          if (folder) return [{ kind: 'folder', key, folder }];
          return document ? [{ kind: 'document', key, document }] : [];
        });
      return actions.flatMap((action): SelectionAction[] => {
        if (action.selection === undefined || action.mayNever?.(rights) === true) return [];
        const isTooMany = action.selection === 'one' && chosen.length !== 1;
        const keys = isTooMany ? [] : allowed(action, chosen, rights, itemsOf);
        const run = () => {
          if (keys.length > 0) action.run({ ...commands, isSelection: true }, itemsOf(keys));
        };
        return [{ action, count: keys.length, run }];
      });
    },
    [selected, index, tree, rights, commands],
  );
}

function allowed(
  action: Action,
  keys: readonly ItemKey[],
  rights: Rights,
  itemsOf: (keys: readonly ItemKey[]) => Item[],
): readonly ItemKey[] {
  // Checking ten thousand items would take longer than everything else.
  const { alwaysOn } = action;
  if (action.mayAlways?.(rights) === true)
    return alwaysOn === undefined ? keys : keys.filter((key) => key.startsWith(alwaysOn));
  return itemsOf(keys).flatMap((item) => (mayBeDone(item, rights)(action) ? item.key : []));
}
