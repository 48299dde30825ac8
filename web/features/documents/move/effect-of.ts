import { queryOptions } from '@tanstack/react-query';
import { getPreviewMoveUrl, previewMove } from '#contract/hooks/moves.ts';
import { parseKey } from '../model/item-key.ts';
import type { FolderId, Move } from './moves.ts';

export function effectOf(moves: readonly Move[], folderId: FolderId) {
  const items = moves.map(({ key }) => parseKey(key));
  const idsOf = (kind: 'document' | 'folder') => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const request = { documentIds: idsOf('document'), folderIds: idsOf('folder'), folderId };
  return queryOptions({
    queryKey: [getPreviewMoveUrl(), request],
    queryFn: ({ signal }) => previewMove(request, { signal }),
  });
}
