import type { Document } from '#web/api/generated/model/document.ts';
import { documentAge } from '#web/format/age.ts';
import { KindTile } from '#web/ui/kind-tile.tsx';

interface RecentDocumentsProps {
  documents: readonly Document[];
  onOpen: (id: string) => void;
}

/** The first six of the sorted list, of all folders. On a phone they scroll sideways. */
export function RecentDocuments({ documents, onOpen }: RecentDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="recent-documents" className="pb-4">
      <h2 id="recent-documents" className="py-2 text-group text-text">
        Recent Documents
      </h2>
      <ul className="grid grid-cols-2 gap-2 max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:pb-1 lg:grid-cols-3">
        {documents.map(({ id, name, mimeType, version, updatedAt }) => (
          <li key={id} className="min-w-0 max-md:w-60 max-md:flex-none">
            <button
              type="button"
              title={name}
              onClick={() => onOpen(id)}
              className="flex h-13 w-full items-center gap-3 rounded-lg border border-border bg-surface px-3 text-left transition-colors hover:border-border-strong hover:bg-surface-hover"
            >
              <KindTile mimeType={mimeType} name={name} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-cell leading-[18px] font-medium text-text">{name}</span>
                <span className="block truncate text-caption text-text-subtle tabular-nums">
                  v{version} · {documentAge(updatedAt)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
