// Access: levels, folders, grants, and leaks.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const accessFaults: Faults = {
  grants: {
    'a grant gives no access': at.policy('} else if (grant.canRead) {', '} else if (grant.canRead && !facts.role) {'),
    'a grant opens no confidential document': at.policy(
      '      view = true;\n',
      "      view = facts.level !== 'confidential';\n",
    ),
    'canDownload without canRead gives access': at.policy(
      '} else if (grant.canRead) {',
      '} else if (grant.canRead || grant.canDownload) {',
    ),
    'a grant to view lets download as well': at.policy('grant.canDownload && !isSealed', '!isSealed'),
    'a grant to download lets only view': at.policy('grant.canDownload && !isSealed', 'isSealed && !isSealed'),
    'a grant on one document opens every other': at.reader(
      'grants = this.#grants.get(document.id) ?? none',
      'grants = [...this.#grants.values()][0] ?? none',
    ),
    'a revocation changes nothing': at.documentPermissions('    await tx.grants.delete(grant.id);\n', ''),
    'revoking the grant of one person revokes those of all': at.documentPermissions(
      'await tx.grants.delete(grant.id);',
      "for (const { id } of await tx.grants.by('document', documentId)) await tx.grants.delete(id);",
    ),
    'a revocation ends the download and leaves the view': at.documentPermissions(
      'await tx.grants.delete(grant.id);',
      'if (grant.canDownload) await tx.grants.put({ ...grant, canDownload: false });\n    else await tx.grants.delete(grant.id);',
    ),
    'granting again answers the new grant and keeps the old one': at.documentPermissions(
      'await tx.grants.put(row);',
      'if (!existing) await tx.grants.put(row);',
    ),
    'granting again makes a second grant': at.documentPermissions(
      'const existing = await findGrant(tx, documentId, holder);',
      'const existing = null as GrantRecord | null;',
    ),
    'canDownload of a grant is answered and not kept': at.documentPermissions(
      'await tx.grants.put(row);',
      'await tx.grants.put({ ...row, canDownload: existing?.canDownload ?? false });',
    ),
    'what has ended goes on giving access': at.ends(
      'return endOf(expiresAt) <= now.getTime();',
      'return endOf(expiresAt) <= now.getTime() - 1e12;',
    ),
    'a list that was made before an end is given past it': at.keptReadings(
      'known && now.getTime() < known.until && ',
      'known && ',
    ),
    'what a group was given reaches none of its members': [
      at.parties("groupIds.map((id) => tx.grants.by('group', id))", "groupIds.map((id) => tx.grants.by('user', id))"),
      at.parties("groupIds.includes(grant.groupId ?? '')", "groupIds.includes('')"),
    ],
    'what a suspended group gives goes on counting': at.policy(
      'if (party?.suspendedAt) return',
      'if (party?.suspendedAt && !given.groupId) return',
    ),
    'the end of a group ends nothing': at.policy(
      'if (party?.expiresAt && isOver(party.expiresAt, now))',
      'if (party?.expiresAt && given.groupId === null)',
    ),
    'the networks of a group bind nobody': at.policy('return party?.isOutside ?', 'return party?.isBound === null ?'),
  },
  levels: {
    'restricted documents are visible to everybody who sees the folder': at.policy(
      'restricted: { permission: true, publicity: false },',
      'restricted: { permission: true, publicity: true },',
    ),
    'restricted documents can be downloaded by everybody who sees the folder': at.policy(
      '(byPublicity && !facts.downloadRestricted);',
      "((byPublicity || (facts.level === 'restricted' && isPublic)) && !facts.downloadRestricted);",
    ),
    'confidential documents are visible to every reader': at.policy(
      '  let view = byPermission || byPublicity;\n',
      "  let view = byPermission || byPublicity || facts.level === 'confidential';\n",
    ),
    'a folder permission to view alone lets download as well': at.policy(
      '(downloads ?? !facts.downloadRestricted)',
      '(downloads || !facts.downloadRestricted)',
    ),
    'a folder permission to download leaves restricted downloads restricted': at.policy(
      '(downloads ?? !facts.downloadRestricted)',
      '((downloads ?? true) && !facts.downloadRestricted)',
    ),
    'a folder permission opens confidential documents': at.policy(
      'confidential: { permission: false, publicity: false },',
      'confidential: { permission: true, publicity: false },',
    ),
    'analysts see restricted documents without a permission': at.policy(
      '  let view = byPermission || byPublicity;\n',
      "  let view = byPermission || byPublicity || (facts.role === 'analyst' && facts.level === 'restricted');\n",
    ),
    'a public document in a restricted folder is visible to everybody': at.policy(
      '  let view = byPermission || byPublicity;\n',
      "  let view = byPermission || byPublicity || facts.level === 'public';\n",
    ),
    'an administrator can download what is confidential and restricted': at.policy(
      'download: !isSealed,',
      'download: true,',
    ),
    'the restriction of downloads is ignored for public documents': at.policy(
      '(byPublicity && !facts.downloadRestricted);',
      "(byPublicity && (!facts.downloadRestricted || facts.level === 'public'));",
    ),
    'a grant downloads what is confidential and restricted': at.policy(
      'const givesDownload = grant.canDownload && !isSealed;',
      'const givesDownload = grant.canDownload;',
    ),
    'a grant does not get over the restriction of downloads': at.policy(
      'const givesDownload = grant.canDownload && !isSealed;',
      'const givesDownload = grant.canDownload && !facts.downloadRestricted;',
    ),
    'who may no longer upload still reads the confidential document that they uploaded': at.policy(
      '  let view = byPermission || byPublicity;\n',
      '  let view = byPermission || byPublicity || facts.isOwnUpload;\n',
    ),
    'an upload of one’s own vanishes with the role': at.policy('see: view || facts.isOwnUpload,', 'see: view,'),
    'who may no longer upload cannot delete what they uploaded': at.policy(
      'download, remove: facts.isOwnUpload }',
      'download, remove: false }',
    ),
    'whoever views a document may delete it': at.policy(
      'download, remove: facts.isOwnUpload }',
      'download, remove: facts.isOwnUpload || view }',
    ),
  },
  folders: {
    'a folder permission gives nothing': at.policy(
      '        hasPermission = true;\n',
      '        hasPermission = false;\n',
    ),
    'a folder permission passes into a confidential folder below': at.policy(
      '    isStopped ||= folder === stop;\n',
      '    isStopped ||= false;\n',
    ),
    'a folder permission ends at the folder itself': at.policy('isStopped ||= folder === stop;', 'isStopped = true;'),
    'canWrite of a folder permission gives reading': at.policy(
      'if (!given.canRead) continue;',
      'if (!given.canRead && folder.id === folders[0]?.parentId) continue;',
    ),
    'only the folder’s own level counts and not the strictest above it': at.policy(
      "chain.folders.every((folder) => folder.accessLevel === 'public')",
      "chain.folders[0]?.accessLevel === 'public'",
    ),
    'only the level of the outermost folder counts': at.policy(
      "chain.folders.every((folder) => folder.accessLevel === 'public')",
      "chain.folders.at(-1)?.accessLevel === 'public'",
    ),
    'restricted folders are open like public ones': at.policy(
      "folder.accessLevel === 'public')",
      "folder.accessLevel !== 'confidential')",
    ),
  },
  sessions: {
    'suspending a group signs nobody out': at.parties(
      'if (isPrivileged(role)) return false;',
      'if (!isPrivileged(role) || id) return false;',
    ),
    'a suspended group shuts out who was given something else as well': at.policy(
      'return !given.some((row) => row.canRead &&',
      'return !given.some((row) => !row.canRead &&',
    ),
  },
};
