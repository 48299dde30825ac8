// Information leaked to users without access.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const leakFaults: Faults = {
  leaks: {
    'the folderId of a hidden folder is shown': at.reader(
      'return folderId === null || this.seesFolder(folderId) ? document : atTheTop(document);',
      'return folderId === null ? atTheTop(document) : document;',
    ),
    'the parentId of a hidden folder is shown': at.reader(
      'return parentId === null || this.seesFolder(parentId) ? folder : { ...folder, parentId: null };',
      'return parentId === null ? { ...folder } : folder;',
    ),
    'hidden folders are listed': at.folders('rows.filter((row) => reader.seesFolder(row.id)).map', 'rows.map'),
    'hidden documents are listed': at.documents(
      'rows.filter((row) => reader.rightsTo(row).see)',
      'rows.filter((row) => row.id !== reader.userId)',
    ),
    'a document that one may not see is 403 and not 404': [
      at.findDocument('import { notFound }', 'import { forbidden, notFound }'),
      at.findDocument('if (!rights.see) return null;', 'if (!rights.see) throw forbidden();'),
    ],
    'the 404 of a document that one may not see has other words than that of one that does not exist': [
      at.findDocument('import { notFound }', 'import { ApiProblem, notFound }'),
      at.findDocument(
        'if (!rights.see) return null;',
        "if (!rights.see) throw new ApiProblem(404, 'not-found', 'This document is not shared with you');",
      ),
    ],
    'the versions of a document are shown to all who know its id': at.versions(
      'const { document, reader, rights } = await findDocument(tx, context, params.id);\n    const mayKnow',
      "const asking = { ...context, actor: { ...context.actor, role: 'admin' as const } };\n    const { document, reader, rights } = await findDocument(tx, asking, params.id);\n    const mayKnow",
    ),
    'readers of one role get each other’s lists': at.readerList(
      '[actor.userId, ...outside]',
      '[actor.role, ...outside]',
    ),
    'the list of readers leaves out who reads by a grant': at.review(
      "=> view && !because.some(({ kind }) => kind === 'role'));",
      "=> view && !because.some(({ kind }) => kind === 'role' || kind === 'grant'));",
    ),
    'the list of readers says that everybody may download': at.review(
      'canDownload: download };',
      'canDownload: true };',
    ),
    'asking for access says that nothing is there': at.accessRequests(
      "const own = await tx.accessRequests.by('user', userId);",
      "if (!(await tx.documents.get(itemId))) throw notFound();\n    const own = await tx.accessRequests.by('user', userId);",
    ),
  },
};
