// Mutants of terms of use, folder permissions and figures.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const agreementFaults: Faults = {
  people: {
    'the SHA-256 of terms is that of their title': at.terms('ports.hasher.sha256(text)', 'ports.hasher.sha256(title)'),
    'an acceptance has no address': at.terms('acceptedAt, ipAddress };', 'acceptedAt, ipAddress: ipAddress && null };'),
    'a version of terms is in force beside the next one': at.terms(
      'const { text, endedAt } = row;',
      'const { text } = row;\n    const endedAt = rows.some((one) => one.version > row.version) ? null : row.endedAt;',
    ),
    'the text of terms has lost its line breaks': at.terms(
      'return { ...(await factsOf(tx, row)), text, endedAt',
      "return { ...(await factsOf(tx, row)), text: text.replaceAll('\\n', ' '), endedAt",
    ),
    'terms were accepted when they were published': at.terms(
      "?? '', acceptedAt, ipAddress };",
      "?? '', acceptedAt: acceptedAt && row.publishedAt, ipAddress };",
    ),
    'a next version of withdrawn terms asks nobody': at.terms(
      'const made = { publishedAt: now.toISOString(), publishedById: actor.userId, endedAt: null };',
      'const made = { publishedAt: now.toISOString(), publishedById: actor.userId, endedAt: before.length > 0 && before.every((one) => one.endedAt !== null && one.endedAt !== now.toISOString()) ? now.toISOString() : null };',
    ),
  },
  grants: {
    'permissions are said to reach into confidential folders': at.folderPermissions(
      'folderPermissionShape(row, at <= stopsAt)',
      'folderPermissionShape(row, at <= stopsAt || at > 0)',
    ),
    'the permissions of a folder leave out those from above': at.folderPermissions(
      'folders.map(async ({ id }, at) =>',
      'folders.slice(0, 1).map(async ({ id }, at) =>',
    ),
    'the tag of the matrix does not change with an end': at.permissionMatrix(
      'JSON.stringify(rows.map(shapeOf))',
      'JSON.stringify(rows.map((row) => shapeOf({ ...row, expiresAt: null })))',
    ),
    'the tag of the matrix does not change with downloads': at.permissionMatrix(
      'JSON.stringify(rows.map(shapeOf))',
      'JSON.stringify(rows.map((row) => shapeOf({ ...row, canDownload: null })))',
    ),
    'the matrix names one of those that are gone': at.permissionMatrix(
      'permissionTargetGone(missing)',
      'permissionTargetGone(missing.slice(0, 1))',
    ),
  },
  order: {
    'the permissions of a folder begin with the topmost': at.folderPermissions(
      'ok(entries.flat())',
      'ok(entries.toReversed().flat())',
    ),
  },
  audit: {
    'the matrix audits what it leaves alone': at.permissionMatrix(
      'if (row === undefined || isSame(known, row)) continue;',
      'if (row === undefined || (row === null && isSame(known, row))) continue;',
    ),
    'downloads make a document one of the most viewed': at.mostUsed(
      'const views = uses.get(id)?.views ?? 0;',
      'const views = (uses.get(id)?.views ?? 0) + (uses.get(id)?.downloads ?? 0);',
    ),
    'of the most viewed documents the first view does not count': at.mostUsed(
      'return views === 0 ? [] : { documentId: id, name, views };',
      'return views < 2 ? [] : { documentId: id, name, views: views - 1 };',
    ),
    'figures count somebody as often as they came in': at.measures('people: people.size', 'people: sums.signIns'),
    'the most viewed folders have no names': at.mostUsed(
      '      name: nameOf(folderId),\n      views',
      '      name: nameOf(folderId) && null,\n      views',
    ),
  },
};
