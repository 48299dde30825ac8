import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { ItemKey } from '../model/item-key.ts';
import { toggled } from '#web/format/toggled.ts';
import { emptySelection, onlyVisible, range, type Selection } from '../model/selection.ts';

export interface SelectionApi {
  selected: Selection;
  isSelecting: boolean;
  /** Selects only this one, as a plain click does. */
  only: (key: ItemKey) => void;
  toggle: (key: ItemKey) => void;
  /** Selects from the last choice to this item, in the pane's order. */
  reach: (keys: readonly ItemKey[], from: ItemKey | null, key: ItemKey) => void;
  with: (keys: readonly ItemKey[]) => void;
  without: (keys: readonly ItemKey[]) => void;
  replace: (selected: Selection) => void;
  clear: () => void;
  toggleMode: () => void;
}

interface State {
  selected: Selection;
  isSelecting: boolean;
  anchor: ItemKey | null;
}

const nothing: State = { selected: emptySelection, isSelecting: false, anchor: null };

/** The selected items among the visible ones. Hidden items are deselected, so that the count is true. */
export function useSelection(panes: readonly (readonly ItemKey[])[]): SelectionApi {
  const [state, setState] = useState(nothing);
  const selected = useMemo(() => onlyVisible(state.selected, ...panes), [state.selected, panes]);
  if (selected !== state.selected) setState({ ...state, selected });

  return { selected, isSelecting: state.isSelecting, ...useMemo(() => changesOf(setState), []) };
}

/** The same functions at every render. */
function changesOf(setState: Dispatch<SetStateAction<State>>): Omit<SelectionApi, 'selected' | 'isSelecting'> {
  return {
    only: (key) => setState({ selected: new Set([key]), isSelecting: false, anchor: key }),
    toggle: (key) =>
      setState((before) => ({ selected: toggled(before.selected, key), isSelecting: true, anchor: key })),
    reach: (keys, from, key) =>
      setState((before) => {
        const anchor = before.anchor !== null && keys.includes(before.anchor) ? before.anchor : (from ?? key);
        return { selected: range(keys, anchor, key), isSelecting: true, anchor };
      }),
    with: (keys) =>
      setState((before) => ({ ...before, selected: new Set([...before.selected, ...keys]), isSelecting: true })),
    without: (keys) =>
      setState((before) => {
        const gone = new Set(keys);
        return { ...before, selected: new Set([...before.selected].filter((key) => !gone.has(key))) };
      }),
    replace: (selected) => setState({ selected, isSelecting: true, anchor: null }),
    clear: () => setState(nothing),
    toggleMode: () => setState((before) => (before.isSelecting ? nothing : { ...before, isSelecting: true })),
  };
}

/** All documents of a list. Their set is built on the first lookup, since thousands take most of the time. */
export function allOf(list: readonly ItemKey[]): Selection {
  let set: ReadonlySet<ItemKey> | undefined;
  return {
    list,
    size: list.length,
    has: (key) => key.startsWith('document:') && (set ??= new Set(list)).has(key),
    [Symbol.iterator]: () => list.values(),
  };
}
