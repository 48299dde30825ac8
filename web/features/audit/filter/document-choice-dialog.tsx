import { useRef, useState } from 'react';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { compareNamed } from '#web/domain/names/compare-names.ts';
import { searchTerm } from '#web/domain/names/search-text.ts';
import { counted } from '#web/format/counted.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const MOST_SHOWN = 50;

interface DocumentChoiceDialogProps {
  onChoose: (documentId: string) => void;
  onClose: () => void;
}

export function DocumentChoiceDialog({ onChoose, onClose }: DocumentChoiceDialogProps) {
  const documents = useListDocuments();
  const { data: folders = [] } = useListFolders();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const term = searchTerm(text);
  const found = documents.data?.filter(({ name }) => searchTerm(name).includes(term)).sort(compareNamed);
  const tree = folderTreeOf(folders);
  return (
    <Dialog onClose={onClose} title="Entries of One Document" size="sm" initialFocus={field}>
      <div className="grid gap-3">
        <SearchField ref={field} label="Find a document" value={text} onChange={setText} />
        {found ? (
          <>
            <ul aria-label="Documents" className="grid max-h-80 gap-px overflow-y-auto">
              {found.slice(0, MOST_SHOWN).map(({ id, name, mimeType, folderId }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => {
                      onChoose(id);
                      onClose();
                    }}
                    className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-left hover:bg-surface-active"
                  >
                    <KindTile mimeType={mimeType} name={name} />
                    <span className="min-w-0">
                      <span className="block truncate text-cell font-medium">{name}</span>
                      <span className="block truncate text-caption text-text-subtle">
                        {folderPath(tree, folderId) ?? 'Home'}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <p role="status" className="text-caption text-text-subtle">
              {found.length > MOST_SHOWN
                ? `The first ${String(MOST_SHOWN)} of ${counted(found.length, 'document')}`
                : counted(found.length, 'document')}
            </p>
          </>
        ) : (
          <NotLoaded what="the documents" query={documents} widths={['w-52']} further={['w-40']} />
        )}
      </div>
    </Dialog>
  );
}
