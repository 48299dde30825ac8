// Mutants that show in rare situations: documents, folders and previews.
import { type Faults, textOf } from '../../mutant.ts';

const shownDocuments = textOf('core/access/shown-documents.ts');
const archive = textOf('core/archive/archive.ts');
const archivedFiles = textOf('core/archive/archived-files.ts');
const preparedArchives = textOf('core/archive/prepared-archives.ts');
const roomIndex = textOf('core/archive/room-index.ts');
const legalHold = textOf('core/content/legal-hold.ts');
const content = textOf('core/documents/content.ts');
const documents = textOf('core/documents/documents.ts');
const searchContents = textOf('core/documents/search-contents.ts');
const deletedItems = textOf('core/folders/deleted-items.ts');
const peopleConcerned = textOf('core/folders/people-concerned.ts');
const contentTypes = textOf('core/records/content-types.ts');
const words = textOf('searching/words.ts');

export const rareDocumentFaults: Faults = {
  documents: {
    'a lifted legal hold is answered and not kept': deletedItems(
      'if (was !== json.legalHold) await tx.folders.put(row);',
      'if (json.legalHold && !was) await tx.folders.put(row);',
    ),
    'a legal hold reaches no folder below': legalHold(
      'if (folder?.legalHold === true) held.push(folder.id);',
      '{\n    if (folder?.legalHold === true) held.push(folder.id);\n    break;\n  }',
    ),
    'nothing is moved within a folder under a legal hold': legalHold(
      '.some((id) => !still.includes(id))',
      '.length > 0 * still.length',
    ),
    'a folder put back under another name keeps its own': deletedItems(
      'name: name ?? folder.name, parentId: folderId',
      'name: folder.name, parentId: folderId',
    ),
    'what was in a deleted folder comes back by itself': deletedItems(
      'if (item?.within !== null) throw notFound();',
      'if (!item) throw notFound();',
    ),
    'the name of what is put back is kept as it was sent': deletedItems(
      'json.name === undefined ? null : cleanName(json.name);',
      "json.name === undefined ? null : json.name === '' ? cleanName(json.name) : json.name;",
    ),
    'uploaders who do not see their document learn the level that others set': shownDocuments(
      'updatedAt: createdAt, ...own?.asLeft };',
      'updatedAt: createdAt, ...own?.asLeft, accessLevel: row.accessLevel };',
    ),
    'the effect of a move takes no notice of approvals': peopleConcerned(
      'approved: () => Promise.resolve(findApproved),',
      'approved: () => Promise.resolve(() => undefined),',
    ),
    'an archive does not say what was deleted meanwhile': archivedFiles(
      'let lost = gone.length;',
      'let lost = 0 * gone.length;',
    ),
    'the index does not know of folders renamed since': roomIndex(
      "const collections = ['folders', 'documents', 'versions'] as const;",
      "const collections = ['documents', 'versions'] as const;",
    ),
    'every folder is public in the index': roomIndex(
      'return { number, kind: item.kind, id, name, accessLevel, ...nothing };',
      "return { number, kind: item.kind, id, name, accessLevel: accessLevel && 'public', ...nothing };",
    ),
    'Chinese is found from its beginning on alone': words(
      'if (isInPairs.test(word)) return 2;',
      'if (isInPairs.test(word)) return 0;',
    ),
    'a name out of sight is taken': documents(
      'if (found?.shown.name === holder.name) throw nameTaken();',
      'if (!found || found.shown.name === holder.name) throw nameTaken();',
    ),
    'a search returns five documents by default': searchContents('const USUAL = 10;', 'const USUAL = 5;'),
    'an archive is there in every session of who asked': [
      preparedArchives('return row?.sessionId === sessionId', 'return row?.userId === sessionId'),
      archive(
        'memory.archives.find(params.id, actor.sessionId, now)',
        'memory.archives.find(params.id, actor.userId, now)',
      ),
    ],
  },
  previews: {
    'the encoding of a preview is passed over': content(
      '...(query.encoding && isDecoded(type) && { encoding: query.encoding }),',
      '...(query.encoding && isDecoded(type) && {}),',
    ),
    'a preview in the reader is as any other': content(
      "query.inReader === 'true' && kind === 'html';",
      "query.inReader === 'true' && kind === 'html' && document.id === '';",
    ),
    'CSV has no preview': contentTypes(
      "if (kind === 'text') return essence",
      "if (kind === 'text' && essence !== PAGE_TYPES.csv) return essence",
    ),
  },
};
