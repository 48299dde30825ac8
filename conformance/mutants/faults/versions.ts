// Versions of documents: losses and changes with the next or a restored version, and approvals of them.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const versionFaults: Faults = {
  versions: {
    'the next version resets the access level': [
      at.documentRegistration(
        'accessLevel: stricter(existing.accessLevel, wanted.accessLevel)',
        'accessLevel: wanted.accessLevel',
      ),
      at.documentRegistration('function stricter', 'export function stricter'),
    ],
    'the next version resets the restriction of downloads': at.documentRegistration(
      'existing.downloadRestricted || wanted.downloadRestricted',
      'wanted.downloadRestricted',
    ),
    'the next version resets the restriction of printing': at.documentRegistration(
      'version: existing.version + 1,',
      'version: existing.version + 1,\n    printingRestricted: false,',
    ),
    'the next version changes createdAt': at.documentRegistration(
      'version: existing.version + 1,',
      'version: existing.version + 1,\n    createdAt: now.toISOString(),',
    ),
    'the next version loses the grants': at.documentRegistration(
      'await tx.documents.put(row);',
      "await tx.documents.put(row);\n    for (const { id } of await tx.grants.by('document', row.id)) await tx.grants.delete(id);",
    ),
    'the next version empties a description that was not sent': at.documentRegistration(
      'wanted.description === undefined ? existing.description : wanted.description',
      'wanted.description ?? null',
    ),
    'the same name makes a second document and no next version': [
      at.documentRegistration(
        'const existing = await findNamed(tx, wanted);',
        'const existing = null as DocumentRecord | null;',
      ),
      at.documentRegistration('async function findNamed', 'export async function findNamed'),
    ],
    'the next version takes the place of the one before': at.documentRegistration(
      'const existing = await findNamed(tx, wanted);',
      'const existing = await findNamed(tx, wanted);\n    if (existing) await tx.versions.delete(versionId(existing.id, existing.version));',
    ),
    'restoring removes the version that it restores': at.versions(
      'await tx.documents.put(row);',
      'await tx.documents.put(row);\n    await tx.versions.delete(source.id);',
    ),
    'restoring goes back to the old number': at.versions(
      'const version = document.version + 1;',
      'const version = source.version;',
    ),
    'restoring takes the newest bytes again': at.versions(
      '      ...source,\n',
      '      ...(await findVersion(tx, document, String(document.version))),\n',
    ),
    'a restored version does not say what it was restored from': at.versions(
      'restoredFrom: source.version,',
      'restoredFrom: null,',
    ),
    'a restored version is said to be by the uploader of the first': at.versions(
      '      uploadedById: context.actor.userId,\n',
      '',
    ),
    'restoring loosens the document': at.versions(
      'size: source.size, mimeType',
      "accessLevel: 'public' as const, size: source.size, mimeType",
    ),
    'restoring keeps the size of the version before': at.versions(
      'version, size: source.size, mimeType: source.mimeType, updatedAt',
      'version, updatedAt',
    ),
    'one approval is enough where two are needed': at.decisions(
      'decisions.length >= needed',
      'decisions.length >= Math.min(needed, 1)',
    ),
    'a decision on other bytes of the same version counts': at.decisions(' && json.sha256 === row.sha256', ''),
  },
  audit: { 'the comment of a decision is not in the log': at.decisions('inTheirWords(comment)', 'inTheirWords(null)') },
};
