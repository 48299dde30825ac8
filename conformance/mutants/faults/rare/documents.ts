// Mutants that show in rare situations: documents, folders and previews.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rareDocumentFaults: Faults = {
  documents: {
    'a lifted legal hold is answered and not kept': at.deletedItems(
      'if (was !== json.legalHold) await tx.folders.put(row);',
      'if (json.legalHold && !was) await tx.folders.put(row);',
    ),
    'a legal hold reaches no folder below': at.legalHold(
      'if (folder?.legalHold === true) held.push(folder.id);',
      '{\n    if (folder?.legalHold === true) held.push(folder.id);\n    break;\n  }',
    ),
    'nothing is moved within a folder under a legal hold': at.legalHold(
      '.some((id) => !still.includes(id))',
      '.length > 0 * still.length',
    ),
    'a folder put back under another name keeps its own': at.deletedItems(
      'name: name ?? folder.name, parentId: folderId',
      'name: folder.name, parentId: folderId',
    ),
    'what was in a deleted folder comes back by itself': at.deletedItems(
      'if (item?.within !== null) throw notFound();',
      'if (!item) throw notFound();',
    ),
    'the name of what is put back is kept as it was sent': at.deletedItems(
      'json.name === undefined ? null : cleanName(json.name);',
      "json.name === undefined ? null : json.name === '' ? cleanName(json.name) : json.name;",
    ),
    'uploaders who do not see their document learn the level that others set': at.shownDocuments(
      'updatedAt: createdAt, ...own?.asLeft };',
      'updatedAt: createdAt, ...own?.asLeft, accessLevel: row.accessLevel };',
    ),
    'the effect of a move takes no notice of approvals': at.peopleConcerned(
      'approved: () => Promise.resolve(findApproved),',
      'approved: () => Promise.resolve(() => undefined),',
    ),
    'an archive does not say what was deleted meanwhile': at.archivedFiles(
      'let lost = gone.length;',
      'let lost = 0 * gone.length;',
    ),
    'the index does not know of folders renamed since': at.roomIndex(
      "const collections = ['folders', 'documents', 'versions'] as const;",
      "const collections = ['documents', 'versions'] as const;",
    ),
    'every folder is public in the index': at.roomIndex(
      'return { number, kind: item.kind, id, name, accessLevel, ...nothing };',
      "return { number, kind: item.kind, id, name, accessLevel: accessLevel && 'public', ...nothing };",
    ),
    'Chinese is found from its beginning on alone': at.words(
      'isInPairs.test(word) ? 2 :',
      'isInPairs.test(word) ? 0 :',
    ),
    'a name out of sight is taken': at.documents(
      'if (found?.shown.name === holder.name) throw nameTaken();',
      'if (!found || found.shown.name === holder.name) throw nameTaken();',
    ),
    'a search returns five documents by default': at.searchContents('const USUAL = 10;', 'const USUAL = 5;'),
    'an archive is there in every session of who asked': [
      at.preparedArchives('return row?.sessionId === sessionId', 'return row?.userId === sessionId'),
      at.archive(
        'memory.archives.find(params.id, actor.sessionId, now)',
        'memory.archives.find(params.id, actor.userId, now)',
      ),
    ],
  },
  previews: {
    'the encoding of a preview is passed over': at.content(
      '...(query.encoding && isDecoded(type) && { encoding: query.encoding }),',
      '...(query.encoding && isDecoded(type) && {}),',
    ),
    'a preview in the reader is as any other': at.content(
      "query.inReader === 'true' && kind === 'html';",
      "query.inReader === 'true' && kind === 'html' && document.id === '';",
    ),
    'CSV has no preview': at.contentTypes(
      "if (kind === 'text') return essence",
      "if (kind === 'text' && essence !== PAGE_TYPES.csv) return essence",
    ),
  },
};
