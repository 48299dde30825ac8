import type { Document } from '#contract/types.ts';
import { documentAge } from '#web/format/age.ts';
import { kindTile } from '#web/domain/files/kind-tile.tsx';
import { skeleton } from '#web/ui/feedback/skeleton.tsx';
import { itemOf } from '../actions/action.ts';
import { RowMenuButton } from '../menu/row-menu-button.tsx';
import { recentCount } from '../model/documents-query.ts';

interface RecentDocumentsProps {
  /** Null while loading; the space is reserved. */
  documents: readonly Document[] | null;
  onOpen: (id: string) => void;
}

const head = 'py-2 text-group text-text';
const places =
  'grid grid-cols-2 gap-2 max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:pb-1 lg:grid-cols-3';
const place = 'min-w-0 max-md:w-60 max-md:flex-none';
/** The height of a name on two lines. */
const card = 'flex h-15 w-full items-center gap-3 rounded-lg border border-border bg-surface px-3 text-left';

/** The first six documents of all folders in the present order. They scroll sideways on phones. */
export function RecentDocuments({ documents, onOpen }: RecentDocumentsProps) {
  if (documents === null) return <FreePlaces />;
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="recent-documents" className="pb-4">
      <h2 id="recent-documents" className={head}>
        Recent Documents
      </h2>
      <ul className={places}>
        {documents.map((document) => {
          const { id, name, mimeType, version, updatedAt } = document;
          return (
            <li key={id} className={`${place} relative`}>
              <button
                type="button"
                title={name}
                onClick={() => onOpen(id)}
                className={`${card} transition-colors hover:border-border-strong hover:bg-surface-hover pr-10`}
              >
                {kindTile({ mimeType, name })}
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2 text-cell leading-[18px] font-medium break-words text-text">
                    {name}
                  </span>
                  <span className="block truncate text-caption text-text-subtle tabular-nums">
                    v{version} · {documentAge(updatedAt)}
                  </span>
                </span>
              </button>
              <RowMenuButton
                name={name}
                item={itemOf(document)}
                isTabStop
                isVertical
                className="absolute! top-3.5 right-1"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FreePlaces() {
  return (
    <div aria-hidden className="pb-4">
      <p className={head}>Recent Documents</p>
      <div className={places}>
        {Array.from({ length: recentCount }, (_, at) => (
          <div key={at} className={place}>
            <div className={card}>
              {skeleton('size-7')}
              <span className="grid flex-1 gap-1.5">
                {skeleton('h-2.5 w-3/4')}
                {skeleton('h-2 w-20')}
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
