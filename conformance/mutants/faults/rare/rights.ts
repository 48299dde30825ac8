// Mutants in rare situations: who may see and do what.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rightsFaults: Faults = {
  grants: {
    'a search goes on finding what a grant gave after it was revoked': at.searchContents(
      'const reader = await readerOf(tables, actor, ports);',
      'const reader = await readerOf(tx, actor, ports);',
    ),
    'folder permissions of a suspended group go on counting': at.policy(
      "      const limit = limitOf('expired-permission', given, moment, { folderId: folder.id });\n",
      "      const found = limitOf('expired-permission', given, moment, { folderId: folder.id });\n      const limit = found?.kind === 'suspended-group' ? null : found;\n",
    ),
    'folder permissions of a group that has ended go on counting': at.policy(
      "      const limit = limitOf('expired-permission', given, moment, { folderId: folder.id });\n",
      "      const found = limitOf('expired-permission', given, moment, { folderId: folder.id });\n      const limit = found?.kind === 'expired-group' ? null : found;\n",
    ),
    'the networks of a group do not bind its folder permissions': at.policy(
      "      const limit = limitOf('expired-permission', given, moment, { folderId: folder.id });\n",
      "      const found = limitOf('expired-permission', given, moment, { folderId: folder.id });\n      const limit = found?.kind === 'network' ? null : found;\n",
    ),
    'a grant to download alone counts beside one to read': at.policy(
      '      download ||= givesDownload;\n',
      "      download ||=\n        givesDownload ||\n        (!isSealed &&\n          facts.grants.some((one) => !one.canRead && one.canDownload && limitOf('expired-grant', one, facts, {}) === null));\n",
    ),
    'a folder permission without downloads takes away what a public folder gives': at.policy(
      '(byPublicity && !facts.downloadRestricted);',
      '(byPublicity && !facts.downloadRestricted && !(hasPermission && downloads === false));',
    ),
    'of several folder permissions the nearest decides about downloads': at.policy(
      '        hasPermission = true;\n        downloads = moreOf(downloads, canDownload);\n',
      '        downloads = hasPermission ? downloads : canDownload;\n        hasPermission = true;\n        void moreOf;\n',
    ),
  },
  documents: {
    'required approval reaches the documents of the folder itself alone': at.policy(
      'return folders.find((folder) => folder.approvalRequired)?.id ?? null;',
      'return folders.slice(0, 1).find((folder) => folder.approvalRequired)?.id ?? null;',
    ),
  },
  leaks: {
    'a search narrowed by a folder that its reader does not see tells what lies there': at.searchContents(
      'found.push({ document, text, folders: folders(document.folderId) });',
      "const above = new Set(chainFrom(row.folderId ?? '', findFolder).folders.map(({ id }) => id));\n    void folders;\n    found.push({ document, text, folders: above });",
    ),
  },
  people: {
    'the list of readers names people who are past their end or locked out': at.review(
      "const readers = reviews.filter(({ view, because }) => view && !because.some(({ kind }) => kind === 'role'));",
      "const readers = reviews.filter(\n      ({ because }) => because.some(({ gives }) => gives !== 'see') && !because.some(({ kind }) => kind === 'role'),\n    );",
    ),
    'networks of a group lock out the administrator who sets them': at.groups(
      'if (json.networks) refuseLockOut(row, memberIds, context);',
      'void refuseLockOut;',
    ),
  },
  uploads: {
    'a signed URL stores from a network that is closed to the role': at.uploads(
      'if (owner?.isOutside) throw networkNotAllowed(owner.address);',
      'void networkNotAllowed;',
    ),
  },
  accounts: {
    'a passkey proves itself with the answer to any earlier challenge': at.passkeys(
      'const options = { response: given, expectedChallenge, ...expected, credential };',
      'const options = { response: given, expectedChallenge: () => Boolean(expectedChallenge), ...expected, credential };',
    ),
    'lifting the restriction of downloads of a confidential document asks nothing': at.stepUpGate(
      'const mayGiveMore = accessLevel !== json.accessLevel || (downloadRestricted && !json.downloadRestricted);',
      'const mayGiveMore = accessLevel !== json.accessLevel;\n    void downloadRestricted;',
    ),
    'a fresh link for somebody with a confidential document asks nothing': at.stepUpGate(
      'return json.renewLinks === true && isAny(known.flat(), ({ id }) => isDelicatePerson(tx, id));',
      'return json.renewLinks === true && isAny(known.flat(), ({ role }) => Promise.resolve(isPrivileged(role)));',
    ),
  },
};
