import { useMemo } from 'react';
import { type ItemKey, parseKey } from '../model/item-key.ts';
import type { Library } from '../use-library.ts';
import type { Rights } from '../actions/use-rights.ts';
import type { Selection } from '../model/selection.ts';

/**
 * Whether there is anything that a selection is good for; what of it the person may delete, and the one item that may
 * be renamed, if it is one.
 */
export function useBulkActions(selected: Selection, { documents, index }: Library, rights: Rights) {
  const maySelect = useMemo(
    () => rights.mayDeleteFolders || rights.mayDeleteAny || documents.some(rights.mayDelete),
    [documents, rights],
  );
  const possible = useMemo(() => {
    const documentOf = (key: ItemKey) => index.byId().get(parseKey(key).id);
    const mayDelete = (key: ItemKey) => {
      if (parseKey(key).kind === 'folder') return rights.mayDeleteFolders;
      const document = documentOf(key);
      return document !== undefined && rights.mayDelete(document);
    };
    const mayRename = (key: ItemKey) => {
      if (parseKey(key).kind === 'folder') return rights.mayEditFolders;
      const document = documentOf(key);
      return document !== undefined && rights.mayRename(document);
    };
    const [first] = selected;
    return {
      // Asked of ten thousand, the same question takes longer than all the rest of a selection.
      deletable: rights.mayDeleteAny && rights.mayDeleteFolders ? [...selected] : [...selected].filter(mayDelete),
      renamable: selected.size === 1 && first !== undefined && mayRename(first) ? first : null,
    };
  }, [selected, index, rights]);
  return { maySelect, ...possible };
}
