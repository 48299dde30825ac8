// Mutants of terms of use, folder permissions and figures.
import { type Faults, textOf } from '../mutant.ts';

const terms = textOf('core/security/terms.ts');
const folderPermissions = textOf('core/folders/folder-permissions.ts');
const permissionMatrix = textOf('core/folders/permission-matrix.ts');
const mostUsed = textOf('core/audit/most-used.ts');
const measures = textOf('core/audit/measures.ts');

export const agreementFaults: Faults = {
  people: {
    'the SHA-256 of terms is that of their title': terms('ports.hasher.sha256(text)', 'ports.hasher.sha256(title)'),
    'an acceptance has no address': terms('acceptedAt, ipAddress };', 'acceptedAt, ipAddress: ipAddress && null };'),
    'a version of terms is in force beside the next one': terms(
      'const { text, endedAt } = row;',
      'const { text } = row;\n    const endedAt = rows.some((one) => one.version > row.version) ? null : row.endedAt;',
    ),
    'the text of terms has lost its line breaks': terms(
      'return { ...(await factsOf(tx, row)), text, endedAt',
      "return { ...(await factsOf(tx, row)), text: text.replaceAll('\\n', ' '), endedAt",
    ),
    'terms were accepted when they were published': terms(
      "?? '', acceptedAt, ipAddress };",
      "?? '', acceptedAt: acceptedAt && row.publishedAt, ipAddress };",
    ),
    'a next version of withdrawn terms asks nobody': terms(
      'const made = { publishedAt: now.toISOString(), publishedById: actor.userId, endedAt: null };',
      'const made = { publishedAt: now.toISOString(), publishedById: actor.userId, endedAt: before.length > 0 && before.every((one) => one.endedAt !== null && one.endedAt !== now.toISOString()) ? now.toISOString() : null };',
    ),
  },
  grants: {
    'permissions are said to reach into confidential folders': folderPermissions(
      'folderPermissionShape(row, at <= stopsAt)',
      'folderPermissionShape(row, at <= stopsAt || at > 0)',
    ),
    'the permissions of a folder leave out those from above': folderPermissions(
      'folders.map(async ({ id }, at) =>',
      'folders.slice(0, 1).map(async ({ id }, at) =>',
    ),
    'the tag of the matrix does not change with an end': permissionMatrix(
      'JSON.stringify(rows.map(shapeOf))',
      'JSON.stringify(rows.map((row) => shapeOf({ ...row, expiresAt: null })))',
    ),
    'the tag of the matrix does not change with downloads': permissionMatrix(
      'JSON.stringify(rows.map(shapeOf))',
      'JSON.stringify(rows.map((row) => shapeOf({ ...row, canDownload: null })))',
    ),
    'the matrix names one of those that are gone': permissionMatrix(
      'permissionTargetGone(missing)',
      'permissionTargetGone(missing.slice(0, 1))',
    ),
  },
  order: {
    'the permissions of a folder begin with the topmost': folderPermissions(
      'ok(entries.flat())',
      'ok(entries.toReversed().flat())',
    ),
  },
  audit: {
    'the matrix audits what it leaves alone': permissionMatrix(
      'if (row === undefined || isSame(known, row)) continue;',
      'if (row === undefined || (row === null && isSame(known, row))) continue;',
    ),
    'downloads make a document one of the most viewed': mostUsed(
      'const views = uses.get(id)?.views ?? 0;',
      'const views = (uses.get(id)?.views ?? 0) + (uses.get(id)?.downloads ?? 0);',
    ),
    'of the most viewed documents the first view does not count': mostUsed(
      'return views === 0 ? [] : { documentId: id, name, views };',
      'return views < 2 ? [] : { documentId: id, name, views: views - 1 };',
    ),
    'figures count somebody as often as they came in': measures('people: people.size', 'people: sums.signIns'),
    'the most viewed folders have no names': mostUsed(
      '      name: nameOf(folderId),\n      views',
      '      name: nameOf(folderId) && null,\n      views',
    ),
  },
};
