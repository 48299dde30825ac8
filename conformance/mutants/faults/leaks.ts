// Information leaked to users without access.
import { type Faults, textOf } from '../mutant.ts';

const reader = textOf('core/access/reader.ts');
const readers = textOf('core/access/review.ts');
const lists = textOf('core/access/reader-list.ts');
const documents = textOf('core/documents/documents.ts');
const finding = textOf('core/access/find-document.ts');
const folders = textOf('core/folders/folders.ts');
const versions = textOf('core/documents/versions.ts');
const requests = textOf('core/people/access-requests.ts');

export const leakFaults: Faults = {
  leaks: {
    'the folderId of a hidden folder is shown': reader(
      'return folderId === null || this.seesFolder(folderId) ? document : atTheTop(document);',
      'return folderId === null ? atTheTop(document) : document;',
    ),
    'the parentId of a hidden folder is shown': reader(
      'return parentId === null || this.seesFolder(parentId) ? folder : { ...folder, parentId: null };',
      'return parentId === null ? { ...folder } : folder;',
    ),
    'hidden folders are listed': folders('rows.filter((row) => reader.seesFolder(row.id)).map', 'rows.map'),
    'hidden documents are listed': documents(
      'rows.filter((row) => reader.rightsTo(row).see)',
      'rows.filter((row) => row.id !== reader.userId)',
    ),
    'a document that one may not see is 403 and not 404': [
      finding('import { notFound }', 'import { forbidden, notFound }'),
      finding('if (!rights.see) return null;', 'if (!rights.see) throw forbidden();'),
    ],
    'the 404 of a document that one may not see has other words than that of one that does not exist': [
      finding('import { notFound }', 'import { ApiProblem, notFound }'),
      finding(
        'if (!rights.see) return null;',
        "if (!rights.see) throw new ApiProblem(404, 'not-found', 'This document is not shared with you');",
      ),
    ],
    'the versions of a document are shown to all who know its id': versions(
      'const { document, reader, rights } = await findDocument(tx, context, params.id);\n    const mayKnow',
      "const asking = { ...context, actor: { ...context.actor, role: 'admin' as const } };\n    const { document, reader, rights } = await findDocument(tx, asking, params.id);\n    const mayKnow",
    ),
    'readers of one role get each other’s lists': lists('[actor.userId, ...outside]', '[actor.role, ...outside]'),
    'the list of readers leaves out who reads by a grant': readers(
      "=> view && !because.some(({ kind }) => kind === 'role'));",
      "=> view && !because.some(({ kind }) => kind === 'role' || kind === 'grant'));",
    ),
    'the list of readers says that everybody may download': readers('canDownload: download };', 'canDownload: true };'),
    'asking for access says that nothing is there': requests(
      "const own = await tx.accessRequests.by('user', userId);",
      "if (!(await tx.documents.get(itemId))) throw notFound();\n    const own = await tx.accessRequests.by('user', userId);",
    ),
  },
};
