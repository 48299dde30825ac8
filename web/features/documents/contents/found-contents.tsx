import { grouped } from '#web/format/counted.ts';
import { Link2, SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';
import type { ContentHit } from '#contract/types.ts';
import { fileKind } from '#web/domain/files/file-kind.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { Button } from '#web/ui/form/button.tsx';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';
import { atWords } from '#web/ui/browser/preview-words.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { itemMoves, type Move } from '../keys/item-moves.ts';
import { NoMatch } from '../list/no-match.tsx';
import { filtered } from '../model/documents-query.ts';
import type { DocumentsState } from '../page/use-documents-state.ts';
import type { Library } from '../page/use-library.ts';
import type { Place } from '../page/use-place.ts';
import { chosen, filtersInAddress, linkTo } from './content-filters.ts';
import { ContentsFilter } from './contents-filter.tsx';
import { useContents } from './use-contents.ts';

/** The number of passages that a page key moves. */
const PAGE_ROWS = 5;

interface FoundContentsProps {
  library: Library;
  state: DocumentsState;
  place: Place;
  hasNoNames: boolean;
}

/** Below the matching names: documents with matching contents, and the passages. */
export function FoundContents({ library, state, place, hasNoNames }: FoundContentsProps) {
  const [own, setOwn] = useState(() => filtersInAddress(state.search.trim()));
  const narrowed = Object.keys(chosen(own)).length;
  const [isNarrowing, setIsNarrowing] = useState(narrowed > 0);
  const list = useRef<HTMLUListElement>(null);
  useStepsFromSearch(list);
  const contents = useContents(state.search, state.filters, own);
  const { data, reading, isSettled, hasNextPage, isFetchingNextPage, isFetchNextPageError: hasFailed } = contents;
  const shown = useMemo(
    () => new Map(filtered(library.documents, state.filters).map((document) => [document.id, document])),
    [library.documents, state.filters],
  );
  if (contents.isMissing) return hasNoNames && <NoMatch onReset={state.reset} />;
  const hits = (data?.pages ?? []).flatMap(({ results }) => results.filter(({ id }) => shown.has(id)));
  return (
    <>
      {hasNoNames &&
        (hits.length > 0 || narrowed > 0 ? (
          <p className="text-cell text-text-muted">No document names match your search</p>
        ) : (
          <NoMatch onReset={state.reset} />
        ))}
      <section aria-label="In contents" className="pt-4 pb-20">
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 pb-1">
          <h2 className="text-group text-text">In contents</h2>
          <p role="status" className="text-caption text-text-subtle tabular-nums">
            {(data ?? !contents.isError) && statusText(contents, hits.length)}
            {reading &&
              `${isSettled && hits.length > 0 ? '.' : ''} ${grouped(reading.read)} of ${grouped(reading.of)} files read so far.`}
          </p>
          <span className="ml-auto flex gap-2">
            <Button
              size="sm"
              icon={SlidersHorizontal}
              aria-expanded={isNarrowing}
              onClick={() => setIsNarrowing(!isNarrowing)}
            >
              {narrowed > 0 ? `Narrow down (${narrowed})` : 'Narrow down'}
            </Button>
            {(hits.length > 0 || narrowed > 0) && (
              <Button
                size="sm"
                icon={Link2}
                className="max-md:gap-0"
                onClick={() => void copyWithToast(linkTo(state.search.trim(), own))}
              >
                <span className="max-md:sr-only">Copy link</span>
              </Button>
            )}
          </span>
        </div>
        {isNarrowing && <ContentsFilter folders={library.folders} filters={own} onChange={setOwn} />}
        {contents.isError && !data ? (
          <ErrorState title="Failed to search contents" query={contents} />
        ) : (
          <ul ref={list} className="flex flex-col gap-2" aria-busy={!isSettled} onKeyDown={stepOnKey}>
            {hits.map((hit) => (
              <li key={hit.id}>
                <Hit hit={hit} mimeType={shown.get(hit.id)?.mimeType ?? null} library={library} place={place} />
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && isSettled && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button disabled={isFetchingNextPage} onClick={() => void contents.fetchNextPage()}>
              {isFetchingNextPage ? 'Searching...' : hasFailed ? 'Retry' : 'Search further'}
            </Button>
            <p role="alert" className="text-cell text-danger empty:hidden">
              {hasFailed && !isFetchingNextPage && 'Failed to search further'}
            </p>
          </div>
        )}
      </section>
    </>
  );
}

function statusText({ isSettled, hasNextPage: hasMore, q }: ReturnType<typeof useContents>, hits: number): string {
  if (!isSettled) return 'Searching...';
  if (hits === 0) return hasMore ? 'Nothing yet: there is more to search.' : `No document says "${q}".`;
  return `${hasMore ? 'The latest ' : ''}${grouped(hits)} ${hits === 1 ? 'document says' : 'documents say'} "${q}"`;
}

/** The down key in the search field moves to the first name, or to the first passage. */
function useStepsFromSearch(list: RefObject<HTMLUListElement | null>) {
  useWindowEvent('keydown', (event) => {
    if (
      event.key !== 'ArrowDown' ||
      event.isComposing ||
      !(event.target instanceof Element) ||
      !event.target.matches('[role=search] [type=search]')
    )
      return;
    const row = list.current?.closest('[aria-label=Documents]')?.querySelector<HTMLElement>('[data-key][tabindex="0"]');
    (row ?? list.current?.querySelector('button'))?.focus();
    event.preventDefault();
  });
}

function stepOnKey(event: KeyboardEvent<HTMLUListElement>): void {
  const moves: Partial<Record<string, Move>> = itemMoves;
  const hits = [...event.currentTarget.querySelectorAll('button')];
  const at = hits.findIndex((hit) => hit === document.activeElement);
  const to = moves[event.key]?.(at, { count: hits.length, columns: 1, pageRows: () => PAGE_ROWS });
  if (to === undefined) return;
  hits[Math.max(0, Math.min(to, hits.length - 1))]?.focus();
  event.preventDefault();
}

interface HitProps {
  hit: ContentHit;
  mimeType: string | null;
  library: Library;
  place: Place;
}

function Hit({ hit, mimeType, library, place }: HitProps) {
  const { id, name, page, folderId, excerpt, marks } = hit;
  const [first] = marks;
  const words = first ? excerpt.slice(first.from, first.to) : '';
  const where = [
    folderPath(library.tree, folderId) ?? 'Home',
    ...(page === null ? [] : [`${fileKind(mimeType, name) === 'slide' ? 'slide' : 'page'} ${page}`]),
  ].join(' · ');
  return (
    <button
      type="button"
      onClick={() => place.openDocument(id, atWords({ documentId: id, page, words }))}
      className="flex w-full gap-3 rounded-lg border border-border bg-surface-raised px-4 py-3 text-left hover:border-border-control"
    >
      <KindTile mimeType={mimeType} name={name} size="md" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-cell font-medium text-text">{name}</span>
        <span className="block truncate text-caption text-text-subtle">{where}</span>
        <span dir="auto" className="mt-1 block text-cell break-words text-text-muted">
          {pieces(excerpt, marks).map(({ text, isMarked }, at) =>
            isMarked ? (
              <mark key={at} className="rounded-xs bg-warning-soft font-medium text-text">
                {text}
              </mark>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </span>
      </span>
    </button>
  );
}

function pieces(excerpt: string, marks: ContentHit['marks']) {
  const found: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const { from, to } of marks) {
    found.push({ text: excerpt.slice(at, from), isMarked: false }, { text: excerpt.slice(from, to), isMarked: true });
    at = to;
  }
  return [...found, { text: excerpt.slice(at), isMarked: false }];
}
