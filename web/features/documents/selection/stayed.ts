import { problemCode } from '#web/api/api-error.ts';
import { folderConflict } from '#web/domain/folders/folder-conflict.ts';
import { whyNot } from '#web/domain/bulk/run-steps.ts';
import type { HeldItem } from '#web/domain/bulk/held-items.tsx';
import type { Item } from '../actions/action.ts';
import { documentKey, folderKey, type ItemKey } from '../model/item-key.ts';
import type { Library } from '../page/use-library.ts';

/** An item that could not be deleted. */
export interface Stayed {
  readonly item: Item;
  readonly error: unknown;
}

export function isNotEmpty({ error }: Stayed): boolean {
  return folderConflict(error) !== null;
}

export function whyItStayed(stayed: Stayed): string {
  if (isNotEmpty(stayed)) return 'It is not empty.';
  return problemCode(stayed.error) === 'not-found'
    ? 'It is not there any more, or you may not see it any more.'
    : whyNot(stayed.error);
}

/** The outermost folders that contain all of these. */
export function outermost(stayed: readonly Stayed[], { tree }: Pick<Library, 'tree'>): Item[] {
  const full = stayed.filter(isNotEmpty).map(({ item }) => item);
  const keys = new Set(full.map(({ key }) => key));
  return full.filter(
    (item) =>
      item.kind === 'folder' &&
      !tree
        .pathTo(item.folder.id)
        .slice(0, -1)
        .some(({ id }) => keys.has(folderKey(id))),
  );
}

/** Everything beneath a folder, except items just deleted, which the list may still contain. */
export function contentsOf(
  folderId: string,
  library: Pick<Library, 'index' | 'tree'>,
  deleted: ReadonlySet<ItemKey>,
): HeldItem[] {
  const { index, tree } = library;
  const folders = tree.childrenOf(folderId).filter(({ id }) => !deleted.has(folderKey(id)));
  const documents = index.byHome(tree).get(folderId) ?? [];
  return [
    ...folders.flatMap((folder) => [
      { kind: 'folder' as const, name: folder.name },
      ...contentsOf(folder.id, library, deleted),
    ]),
    ...documents.flatMap((document) =>
      deleted.has(documentKey(document)) ? [] : { kind: 'document' as const, name: document.name },
    ),
  ];
}
