// Access: levels, folders, grants, and leaks.
import { fault, textOf } from '../mutant.ts';

const policy = textOf('core/access/policy.ts');
const ends = textOf('core/records/ends.ts');
const reader = textOf('core/access/reader.ts');
const parties = textOf('core/access/parties.ts');
const keptReadings = textOf('core/store/kept-readings.ts');
const grants = textOf('core/documents/document-permissions.ts');

export const accessFaults = [
  fault(
    'grants',
    'a grant gives no access',
    policy('} else if (grant.canRead) {', '} else if (grant.canRead && !facts.role) {'),
  ),
  fault(
    'grants',
    'a grant opens no confidential document',
    policy('      view = true;\n', "      view = facts.level !== 'confidential';\n"),
  ),
  fault(
    'grants',
    'canDownload without canRead gives access',
    policy('} else if (grant.canRead) {', '} else if (grant.canRead || grant.canDownload) {'),
  ),
  fault('grants', 'a grant to view lets download as well', policy('grant.canDownload && !isSealed', '!isSealed')),
  fault(
    'grants',
    'a grant to download lets only view',
    policy('grant.canDownload && !isSealed', 'isSealed && !isSealed'),
  ),
  fault(
    'grants',
    'a grant on one document opens every other',
    reader('grants = this.#grants.get(document.id) ?? none', 'grants = [...this.#grants.values()][0] ?? none'),
  ),
  fault('grants', 'a revocation changes nothing', grants('    await tx.grants.delete(grant.id);\n', '')),
  fault(
    'grants',
    'revoking the grant of one person revokes those of all',
    grants(
      'await tx.grants.delete(grant.id);',
      "for (const { id } of await tx.grants.by('document', documentId)) await tx.grants.delete(id);",
    ),
  ),
  fault(
    'grants',
    'a revocation ends the download and leaves the view',
    grants(
      'await tx.grants.delete(grant.id);',
      'if (grant.canDownload) await tx.grants.put({ ...grant, canDownload: false });\n    else await tx.grants.delete(grant.id);',
    ),
  ),
  fault(
    'grants',
    'granting again answers the new grant and keeps the old one',
    grants('await tx.grants.put(row);', 'if (!existing) await tx.grants.put(row);'),
  ),
  fault(
    'grants',
    'granting again makes a second grant',
    grants('const existing = await findGrant(tx, documentId, holder);', 'const existing = null as GrantRecord | null;'),
  ),
  fault(
    'grants',
    'canDownload of a grant is answered and not kept',
    grants(
      'await tx.grants.put(row);',
      'await tx.grants.put({ ...row, canDownload: existing?.canDownload ?? false });',
    ),
  ),
  fault(
    'levels',
    'restricted documents are visible to everybody who sees the folder',
    policy('restricted: { permission: true, publicity: false },', 'restricted: { permission: true, publicity: true },'),
  ),
  fault(
    'levels',
    'restricted documents can be downloaded by everybody who sees the folder',
    policy(
      '(byPublicity && !facts.downloadRestricted);',
      "((byPublicity || (facts.level === 'restricted' && isPublic)) && !facts.downloadRestricted);",
    ),
  ),
  fault(
    'levels',
    'confidential documents are visible to every reader',
    policy(
      '  let view = byPermission || byPublicity;\n',
      "  let view = byPermission || byPublicity || facts.level === 'confidential';\n",
    ),
  ),
  fault(
    'levels',
    'a folder permission to view alone lets download as well',
    policy('(downloads ?? !facts.downloadRestricted)', '(downloads || !facts.downloadRestricted)'),
  ),
  fault(
    'levels',
    'a folder permission to download leaves restricted downloads restricted',
    policy('(downloads ?? !facts.downloadRestricted)', '((downloads ?? true) && !facts.downloadRestricted)'),
  ),
  fault(
    'levels',
    'a folder permission opens confidential documents',
    policy(
      'confidential: { permission: false, publicity: false },',
      'confidential: { permission: true, publicity: false },',
    ),
  ),
  fault(
    'levels',
    'analysts see restricted documents without a permission',
    policy(
      '  let view = byPermission || byPublicity;\n',
      "  let view = byPermission || byPublicity || (facts.role === 'analyst' && facts.level === 'restricted');\n",
    ),
  ),
  fault(
    'levels',
    'a public document in a restricted folder is visible to everybody',
    policy(
      '  let view = byPermission || byPublicity;\n',
      "  let view = byPermission || byPublicity || facts.level === 'public';\n",
    ),
  ),
  fault(
    'levels',
    'an administrator can download what is confidential and restricted',
    policy('download: !isSealed,', 'download: true,'),
  ),
  fault(
    'levels',
    'the restriction of downloads is ignored for public documents',
    policy(
      '(byPublicity && !facts.downloadRestricted);',
      "(byPublicity && (!facts.downloadRestricted || facts.level === 'public'));",
    ),
  ),
  fault(
    'levels',
    'a grant downloads what is confidential and restricted',
    policy('const givesDownload = grant.canDownload && !isSealed;', 'const givesDownload = grant.canDownload;'),
  ),
  fault(
    'levels',
    'a grant does not get over the restriction of downloads',
    policy(
      'const givesDownload = grant.canDownload && !isSealed;',
      'const givesDownload = grant.canDownload && !facts.downloadRestricted;',
    ),
  ),
  fault(
    'levels',
    'who may no longer upload still reads the confidential document that they uploaded',
    policy(
      '  let view = byPermission || byPublicity;\n',
      '  let view = byPermission || byPublicity || facts.isOwnUpload;\n',
    ),
  ),
  fault(
    'levels',
    'an upload of one’s own vanishes with the role',
    policy('see: view || facts.isOwnUpload,', 'see: view,'),
  ),
  fault(
    'levels',
    'who may no longer upload cannot delete what they uploaded',
    policy('download, remove: facts.isOwnUpload }', 'download, remove: false }'),
  ),
  fault(
    'levels',
    'whoever views a document may delete it',
    policy('download, remove: facts.isOwnUpload }', 'download, remove: facts.isOwnUpload || view }'),
  ),
  fault(
    'folders',
    'a folder permission gives nothing',
    policy('        hasPermission = true;\n', '        hasPermission = false;\n'),
  ),
  fault(
    'folders',
    'a folder permission passes into a confidential folder below',
    policy('    isStopped ||= folder === stop;\n', '    isStopped ||= false;\n'),
  ),
  fault(
    'folders',
    'a folder permission ends at the folder itself',
    policy('isStopped ||= folder === stop;', 'isStopped = true;'),
  ),
  fault(
    'folders',
    'canWrite of a folder permission gives reading',
    policy('if (!given.canRead) continue;', 'if (!given.canRead && folder.id === folders[0]?.parentId) continue;'),
  ),
  fault(
    'folders',
    'only the folder’s own level counts and not the strictest above it',
    policy(
      "chain.folders.every((folder) => folder.accessLevel === 'public')",
      "chain.folders[0]?.accessLevel === 'public'",
    ),
  ),
  fault(
    'folders',
    'only the level of the outermost folder counts',
    policy(
      "chain.folders.every((folder) => folder.accessLevel === 'public')",
      "chain.folders.at(-1)?.accessLevel === 'public'",
    ),
  ),
  fault(
    'folders',
    'restricted folders are open like public ones',
    policy("folder.accessLevel === 'public')", "folder.accessLevel !== 'confidential')"),
  ),
  fault(
    'grants',
    'what has ended goes on giving access',
    ends('return endOf(expiresAt) <= now.getTime();', 'return endOf(expiresAt) <= now.getTime() - 1e12;'),
  ),
  fault(
    'grants',
    'a list that was made before an end is given past it',
    keptReadings('known && now.getTime() < known.until && ', 'known && '),
  ),
  fault(
    'grants',
    'what a group was given reaches none of its members',
    parties("groupIds.map((id) => tx.grants.by('group', id))", "groupIds.map((id) => tx.grants.by('user', id))"),
    parties("groupIds.includes(grant.groupId ?? '')", "groupIds.includes('')"),
  ),
  fault(
    'grants',
    'what a suspended group gives goes on counting',
    policy('if (party?.suspendedAt) return', 'if (party?.suspendedAt && !given.groupId) return'),
  ),
  fault(
    'sessions',
    'suspending a group signs nobody out',
    parties('if (isPrivileged(role)) return false;', 'if (!isPrivileged(role) || id) return false;'),
  ),
  fault(
    'sessions',
    'a suspended group shuts out who was given something else as well',
    policy('return !given.some((row) => row.canRead &&', 'return !given.some((row) => !row.canRead &&'),
  ),
  fault(
    'grants',
    'the end of a group ends nothing',
    policy('if (party?.expiresAt && isOver(party.expiresAt, now))', 'if (party?.expiresAt && given.groupId === null)'),
  ),
  fault(
    'grants',
    'the networks of a group bind nobody',
    policy('return party?.isOutside ?', 'return party?.isBound === null ?'),
  ),
];
