import { Link } from 'wouter';
import type { Measures } from '#contract/types.ts';
import { folderHref, showing } from '#web/domain/folders/folder-link.ts';
import { cx } from '#web/ui/theme/cx.ts';

type Listed = Pick<Measures['longestNotOpened'][number], 'documentId' | 'folderId' | 'name'>;

/** Leads to the folder, not to the preview, which would count as a view. */
export function DocumentLink({ documentId, folderId, name, look }: Listed & { look: string }) {
  return (
    <Link
      href={folderHref(folderId)}
      state={showing(documentId)}
      className={cx('text-text hover:underline', look)}
      title={name}
    >
      {name}
    </Link>
  );
}
