import type { Document } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { counted } from '#web/format/counted.ts';
import { dateText } from '#web/format/date-time.ts';
import { PrintSheet } from '#web/domain/product/print-sheet.tsx';
import { PrintTable } from '#web/ui/print/print-table.tsx';
import { kindAndSize } from '../list/document-facts.ts';
import { foundLine } from '../model/documents-query.ts';
import { sortLabel } from '../model/sort-option.ts';
import type { DocumentsState } from '../page/use-documents-state.ts';
import type { ShownDocuments } from '../page/use-shown-documents.ts';

interface DocumentsSheetProps {
  view: ShownDocuments;
  state: DocumentsState;
  isTreeShown: boolean;
}

/** The printed list of documents, in either layout, and the tree if it was open. */
export function DocumentsSheet({ view, state, isTreeShown }: DocumentsSheetProps) {
  const folders = isTreeShown ? view.tree.rows.filter((row) => row.kind === 'folder') : [];
  return (
    <PrintSheet title="Document Management" about={about(view, state)}>
      <PrintTable
        rows={view.documents}
        keyOf={({ id }) => id}
        columns={[
          {
            head: 'Document',
            width: 49,
            cell: (row) => <NameAndPlace document={row} folder={view.folderNameOf(row)} />,
          },
          { head: 'Type and Size', width: 18, cell: kindAndSize },
          { head: 'Version', width: 8, cell: ({ version }) => `v${version}` },
          { head: 'Access Level', width: 12, cell: ({ accessLevel }) => accessLabel(accessLevel) },
          { head: 'Last Modified', width: 13, cell: ({ updatedAt }) => dateText(updatedAt) },
        ]}
      />
      {folders.length > 0 && (
        <PrintTable
          rows={folders}
          keyOf={({ key }) => key}
          columns={[
            {
              head: 'Folder',
              width: 67,
              cell: ({ folder, depth }) => <span style={{ paddingLeft: `${depth * 4}mm` }}>{folder.name}</span>,
            },
            { head: 'Access Level', width: 33, cell: ({ folder }) => accessLabel(folder.accessLevel) },
          ]}
        />
      )}
    </PrintSheet>
  );
}

/** The place, the search, and the number of documents. */
function about(view: ShownDocuments, { search, filters, sort }: DocumentsState) {
  const { path, documents, tree, isSearching, isFiltered } = view;
  const { access, type, approval, since, favourites } = filters;
  const place = isFiltered ? 'All folders' : ['Home', ...path.map(({ name }) => name)].join(' / ');
  return [
    isSearching
      ? foundLine(documents.length, tree.matchCount, search)
      : `${place}: ${counted(documents.length, 'document')}`,
    access !== 'all' && `Access level: ${accessLabel(access)}`,
    type !== 'all' && `File type: ${type}`,
    approval !== 'all' && approval.label,
    since !== 'all' && 'New since my last visit',
    favourites !== 'all' && 'Favourites',
    `Sorted by ${sortLabel(sort)}`,
  ].filter((words) => words !== false);
}

function NameAndPlace({ document: { name, description }, folder }: { document: Document; folder: string | null }) {
  const second = [folder === null ? '' : `in ${folder}`, description ?? ''].filter(Boolean).join(' · ');
  return (
    <>
      {name}
      {second !== '' && <small>{second}</small>}
    </>
  );
}
