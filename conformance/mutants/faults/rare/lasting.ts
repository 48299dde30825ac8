// Mutants in rare situations: what remains, and what is deleted with something else.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const lastingFaults: Faults = {
  previews: {
    'unapproved versions are shown by the preview': at.content(
      '  const { document, version } = await findContent(context, id, number, mayView);\n  const previewable = previewableType(version);\n  if (!previewable) throw previewNotAvailable();\n  const { type, servedAs, kind, isShownAsIs } = previewable;\n  const original = storedContent(context, version);\n',
      "  const { document, version } = await findContent(context, id, number, mayView);\n  const all = number === null ? await ports.store.read((tx) => tx.versions.by('document', id)) : [];\n  const newest = all.reduce((one, other) => (other.version > one.version ? other : one), version);\n  const previewable = previewableType(newest);\n  if (!previewable) throw previewNotAvailable();\n  const { type, servedAs, kind, isShownAsIs } = previewable;\n  const original = storedContent(context, newest);\n",
    ),
  },
  documents: {
    'archives hold unapproved versions': at.archivedFiles(
      '  const { document, version } = await findContent(context, id, null, mayDownload);\n  const stored = storedContent(context, version);\n',
      "  const { document, version } = await findContent(context, id, null, mayDownload);\n  const all = await context.ports.store.read((tx) => tx.versions.by('document', id));\n  const newest = all.reduce((one, other) => (other.version > one.version ? other : one), version);\n  const stored = storedContent(context, newest);\n",
    ),
    'another name than the approved one is in the header of a download': at.content(
      'headers: downloadHeaders(document.name),',
      'headers: downloadHeaders((await context.ports.store.read((tx) => tx.documents.get(id)))?.name ?? document.name),',
    ),
    'a favourite stays among the favourites when its document is deleted': at.favourites(
      'const found = await Promise.all(marked.map(({ documentId }) => tx.documents.get(documentId)));',
      'const found = await Promise.all(\n      marked.map(\n        async ({ documentId }) =>\n          (await tx.documents.get(documentId)) ?? (await tx.deletedItems.get(documentId))?.document ?? undefined,\n      ),\n    );',
    ),
    'what awaits approval stays in the list when its document is deleted': at.decisions(
      'isApprovalRequired(tx, document?.folderId ?? null)',
      'document ? isApprovalRequired(tx, document.folderId) : true',
    ),
    'names of documents are paths in an archive': at.directoryNames(
      "return this.path + this.#free(safe(name, 'document'), stemAndExtension);",
      'return this.path + this.#free(name, stemAndExtension);',
    ),
  },
  uploads: {
    'the wrong document gets the next version': at.documentRegistration(
      'if (json.nextVersionOf !== undefined && existing?.id !== json.nextVersionOf) throw documentGone();',
      'if (json.nextVersionOf !== undefined && !existing) throw documentGone();',
    ),
  },
  people: {
    'inviting who is already here gives them the end of the call': at.inviteUsers(
      '      if (!known) await putInvited(tx, audit, user, draft);\n',
      "      if (!known) await putInvited(tx, audit, user, draft);\n      else if (json.expiresAt !== undefined) {\n        await tx.users.put({ ...known, expiresAt: user.expiresAt ?? null });\n        const resource = { type: 'user', id: known.id } as const;\n        audit({ type: 'user_updated', description: `Changed the end of the access of ${displayName(known)}`, resource });\n      }\n",
    ),
    'another case of the name of a group makes a second group': at.inviteUsers(
      "return groupName === undefined ? undefined : (await tx.groups.by('name', groupNameKey(groupName)))[0];",
      "return (await tx.groups.by('name', groupNameKey(groupName ?? ''))).find(({ name }) => name === groupName);",
    ),
    'a group of somebody’s own is made again although it is there': at.inviteUsers(
      ': ((await groupOfInvited(tx, { groupName: own })) ?? (await newGroup(tx, audit, context, own)));',
      ': await newGroup(tx, audit, context, own);',
    ),
    'the list of people leaves out whose access has ended': at.users(
      'query.deactivated === undefined ? activeInOrder(rows) : inOrder(rows)',
      'query.deactivated === undefined\n      ? activeInOrder(rows).filter(({ expiresAt }) => !expiresAt || Date.parse(expiresAt) > ports.clock.now().getTime())\n      : inOrder(rows)',
    ),
    'a request for access of somebody who was deactivated goes on waiting': at.waiting(
      'if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return false;',
      'if (!user || (await isLeftOut(tx, user, now))) return false;',
    ),
    'names of people are trimmed': at.users(
      "firstName: cleanName(json.firstName, 'firstName', 100),",
      "firstName: cleanName(json.firstName, 'firstName', 100).trim(),",
    ),
  },
  versions: {
    'who was deactivated is no longer named as the uploader': at.shapes(
      'const uploadedByName = uploader ? displayName(uploader) : null;',
      'const uploadedByName = uploader && uploader.deactivatedAt === null ? displayName(uploader) : null;',
    ),
  },
};
