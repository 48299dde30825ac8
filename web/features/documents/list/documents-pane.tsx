import { FolderTree as FolderTreeIcon } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Document } from '#contract/types.ts';
import { accessory, loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { serverNow } from '#web/api/server-time.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { sinceText } from '#web/format/date-time.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { cx } from '#web/ui/theme/cx.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { uploadInto, uploadOne } from '../dialogs/adding.tsx';
import { Breadcrumb } from '../tree/breadcrumb.tsx';
import { DocumentList } from './document-list.tsx';
import { FolderChips } from '../tree/folder-chips.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { countIn } from '../model/document-index.ts';
import { isNewSince, sinceLastVisit } from '../model/new-since.ts';
import { foundLine } from '../model/documents-query.ts';
import { RecentDocuments } from './recent-documents.tsx';
import type { DocumentsState } from '../page/use-documents-state.ts';
import type { ShownDocuments } from '../page/use-shown-documents.ts';
import { useElementSize } from './use-element-size.ts';
import type { Library } from '../page/use-library.ts';
import type { Place } from '../page/use-place.ts';
import { useWorkspace } from '../page/workspace.ts';
import type { SelectionApi } from '../selection/use-selection.ts';

const ListNotice = accessory('ListNotice', () => import('./list-notice.tsx'));
export const DocumentGrid = loadedLater('DocumentGrid', () => import('./document-grid.tsx'));
const FoundContents = accessory('FoundContents', () => import('./list-notice.tsx'));

export interface DocumentsPaneProps {
  library: Library;
  place: Place;
  state: DocumentsState;
  view: ShownDocuments;
  selection: SelectionApi;
  /** Null while the folder pane is open. */
  onShowFolders: (() => void) | null;
  /** Layout controls, which are beside the breadcrumb on small screens. */
  modes: ReactNode;
  /** Overlays of the pane: the selection bar and the drop overlay. */
  children: ReactNode;
}

/** Below this width, five columns do not fit. */
const compactBelow = 640;
const cardWidth = 232;
const gap = 12;

/** The right side: breadcrumb, recent documents and the list, in one scroller. */
export function DocumentsPane(props: DocumentsPaneProps) {
  const { library, place, state, view, selection, onShowFolders, modes, children } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [headRef, head] = useElementSize();
  const isCompact = head.width < compactBelow;
  useEffect(() => {
    if (state.layout === 'grid') void DocumentGrid.preload();
  }, [state.layout]);
  const { sought } = useWorkspace();
  const shown = { library, place, state };
  const toTop = useEffectEvent(() => {
    if (sought === null) scroller?.scrollTo({ top: 0 });
  });
  useEffect(() => {
    toTop();
  }, [scroller, place.folderId, state.sort]);
  return (
    <section aria-label="Documents" className="relative isolate min-w-0 flex-1">
      {/* With its own background the browser scrolls it without repainting. */}
      <div
        ref={setScroller}
        className={cx('h-full overflow-y-auto bg-surface pr-6 max-md:px-4', onShowFolders ? 'pl-6' : 'pl-4')}
      >
        <div ref={headRef}>
          <div className="flex h-12 items-center gap-3">
            {onShowFolders && (
              <Button size="sm" icon={FolderTreeIcon} onClick={onShowFolders} className="max-md:gap-0">
                <span className="max-md:sr-only">Folders</span>
              </Button>
            )}
            <Breadcrumb path={view.path} onOpen={place.openFolder} />
            {modes}
          </div>
          {place.folderId === null && onShowFolders && library.foldersState === 'loading' && (
            <div className="h-13 max-md:h-15" />
          )}
          {(view.openFolder ?? onShowFolders) !== null && !view.isSearching && (
            <FolderChips
              key={view.openFolder?.id}
              folders={view.openFolder ? library.tree.childrenOf(view.openFolder.id) : library.tree.roots}
              countIn={(id) => countIn(id, library)}
              newIn={view.newIn}
              onOpen={place.openFolder}
            />
          )}
          <RecentDocuments
            documents={library.documentsState === 'loading' && place.folderId === null ? null : view.recent}
            onOpen={place.openDocument}
          />
          <ListTitle {...shown} view={view} />
        </div>
        <Documents
          {...shown}
          view={view}
          selection={selection}
          scroller={scroller}
          offset={head.height}
          isCompact={isCompact}
          columns={Math.max(1, Math.floor((head.width + gap) / (cardWidth + gap)))}
        />
        {view.isSearching && (
          <FoundContents {...shown} hasNoNames={library.documentsState === 'ready' && view.documents.length === 0} />
        )}
      </div>
      {children}
    </section>
  );
}

function ListTitle({ library, place, state, view }: Pick<DocumentsPaneProps, 'library' | 'place' | 'state' | 'view'>) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 pb-1">
      <h2 className="text-group text-text">Documents</h2>
      {place.folderId === null && !view.isSearching && !view.isFiltered && (
        <NewSinceLastVisit news={view.news} state={state} />
      )}
      <p role="status" className="min-w-0 truncate text-caption text-text-subtle tabular-nums">
        {library.documentsState === 'ready' &&
          (view.isSearching
            ? foundLine(view.documents.length, view.tree.matchCount, state.search)
            : counted(view.documents.length, 'document'))}
      </p>
    </div>
  );
}

/** The number of new documents, with a link to them. */
function NewSinceLastVisit({ news, state }: { news: readonly Document[]; state: DocumentsState }) {
  const since = sinceLastVisit(useCurrentUser());
  if (news.length === 0 || since === null) return null;
  return (
    <button
      type="button"
      className="mr-auto text-caption text-accent-text hover:underline"
      onClick={() => state.setFilters({ ...state.filters, since: (document) => isNewSince(document, since) })}
    >
      {grouped(news.length)} new since {sinceText(since.at, serverNow())}
    </button>
  );
}

interface DocumentsProps extends Omit<DocumentsPaneProps, 'onShowFolders' | 'modes' | 'children'> {
  scroller: HTMLElement | null;
  offset: number;
  isCompact: boolean;
  columns: number;
}

function Documents({ library, place, state, view, selection, scroller, offset, isCompact, columns }: DocumentsProps) {
  const { rights, commands } = useWorkspace();
  const openFolderId = view.openFolder?.id ?? null;
  if (library.documentsState === 'loading') {
    return <ListSkeleton isGrid={state.layout === 'grid'} isCompact={isCompact} columns={columns} sort={state.sort} />;
  }
  if (library.documentsState === 'failed') {
    return <ErrorState title="Failed to load documents" query={library.documentsQuery} />;
  }
  const { documents, documentKeys: keys, folderNameOf } = view;
  if (documents.length === 0) {
    // `FoundContents` below says that no document has this name.
    if (view.isSearching) return null;
    return (
      <ListNotice
        isFiltered={view.isFiltered}
        hasNoDocuments={library.documents.length === 0}
        unknownFolderId={view.isFolderUnknown ? place.folderId : null}
        isInFolder={openFolderId !== null}
        onUpload={
          rights.mayUpload
            ? () => commands.show(openFolderId === null ? uploadOne(null) : uploadInto(openFolderId))
            : null
        }
        hasSubfolders={openFolderId !== null && library.tree.childrenOf(openFolderId).length > 0}
        onReset={state.reset}
        onHome={() => place.openFolder(null)}
      />
    );
  }
  const shown = { documents, keys, folderNameOf, selection, scroller, offset };
  return state.layout === 'grid' ? (
    <DocumentGrid key={columns} {...shown} columns={columns} />
  ) : (
    <DocumentList key={String(isCompact)} {...shown} isCompact={isCompact} sort={state.sort} onSort={state.setSort} />
  );
}
