// Faults of combined features and of repeated calls.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';
const ended = '.expiresAt && Date.parse(';

export const combinedFaults: Faults = {
  versions: {
    'a version restored from a restored one names the first': at.versions(
      'restoredFrom: source.version,',
      'restoredFrom: source.restoredFrom ?? source.version,',
    ),
    'a version restored without a comment has that of the earlier one': at.versions(
      '      comment,\n      asLeft: leftDocument(row),',
      '      comment: comment ?? source.comment ?? null,\n      asLeft: leftDocument(row),',
    ),
    'a restored version has lost the type that was found': at.versions(
      '      restoredFrom: source.version,',
      '      sniffedType: null,\n      restoredFrom: source.version,',
    ),
    'of two levels the one sent counts unless it is public': at.documentRegistration(
      'return strictness.indexOf(one) >= strictness.indexOf(other) ? one : other;',
      "return other === 'public' ? one : other;",
    ),
    'managers download versions of what is confidential and restricted': [
      at.content('findContent(context, id, number, mayDownload);', 'findContent(context, id, number, may);'),
      at.content(
        '  const { actor, memory, now } = context;\n',
        "  const { actor, memory, now } = context;\n  const may = number !== null && actor.role === 'manager' ? mayView : mayDownload;\n",
      ),
      at.content('confirmContent(context, version, mayDownload)', 'confirmContent(context, version, may)'),
      at.content(
        '() => auditDownload(context, document, version)',
        "() => auditDelivery(context, { type: 'document_download', document, version, admit: may })",
      ),
    ],
    'a version that was rejected cannot be asked for again': at.requests(
      'throw approvalPending();',
      "throw approvalPending();\n  if (others.some(({ state }) => state === 'rejected')) throw approvalGiven();",
    ),
    'a version whose request was withdrawn cannot be asked for again': at.requests(
      'throw approvalPending();',
      "throw approvalPending();\n  if (others.some(({ state }) => state === 'withdrawn')) throw approvalGiven();",
    ),
    'a policy of one approval lowers what pending requests need': at.approvalShape(
      'return Math.max(needed, (await policyNow(tx, ports)).approverCount);',
      'return (await policyNow(tx, ports)).approverCount ?? needed;',
    ),
  },
  audit: {
    'renaming to the present name leaves no trace': at.documents(
      '    await refuseTaken(tx, context, { ...document, name });',
      '    if (document.name === name) return (await asShownTo(tx, reader, [document]))(document);\n    await refuseTaken(tx, context, { ...document, name });',
    ),
    'a role given again leaves no trace': at.users(
      '    const row = { ...user, role: json.role };',
      '    const row = { ...user, role: json.role };\n    if (json.role === user.role) return { row, factors: await factorsOf(tx, user.id), discarded: [] };',
    ),
    'the entry of a revocation names who revoked': at.documentPermissions(
      '`Revoked the access of ${name} to "${document.name}"`',
      '`Revoked the access of ${context.actor.name} to "${document.name}"`',
    ),
    'a withdrawal by an administrator is audited as by who asked': at.requests(
      "auditApproval(audit, 'approval_withdrawn', row);",
      "auditApproval((event) => audit({ ...event, actor: { userId: row.requestedById } }), 'approval_withdrawn', row);",
    ),
    'the whole file fetched twice as a range is one download': at.content(
      'if (range && !isWhole(range, version.size))',
      'if (range)',
    ),
    'parts of the next version are no download of their own': at.content(
      '`download ${actor.sessionId} ${version.id}`',
      '`download ${actor.sessionId} ${document.id}`',
    ),
    'a view of another version within five minutes is none': at.content(
      '(sessionId: string, { id }: VersionRecord) => `view ${sessionId} ${id}`',
      '(sessionId: string, { documentId: id }: VersionRecord) => `view ${sessionId} ${id}`',
    ),
    'a search of the log folds ASCII alone': at.auditFilter(
      "text.toLowerCase().replaceAll('ς', 'σ');",
      'text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());',
    ),
    'a search of the log takes text as it is composed': at.auditFilter("text.normalize('NFC').trim()", 'text.trim()'),
    'a percent sign of a search of the log stands for anything': at.auditFilter(
      'folded(entry.description).includes(text) ||',
      "text.split('%').every((part) => folded(entry.description).includes(part)) ||",
    ),
    'the kind of a resource is passed over beside its id': at.auditFilter(
      '(resourceType === undefined || entry',
      '(resourceType === undefined || resourceId !== undefined || entry',
    ),
    'who is named by the text need not be the person': at.auditFilter(
      '(userId === undefined || entry.userId === userId)',
      '(userId === undefined || entry.userId === userId || named.has(entry.userId))',
    ),
    'a search of the log counts the entries of its page': at.auditSearch(
      'matched: isCounted && isWhole ? matched : null',
      'matched: isCounted && isWhole ? entries.length : null',
    ),
  },
  ranges: {
    'HEAD takes no notice of Range': at.content(
      'parseRange(condition === null ||',
      'parseRange(call.isHead ? null : condition === null ||',
    ),
    'If-Range takes any date': at.content(
      'condition === null || condition',
      '/GMT$/.test(condition ?? "GMT") || condition',
    ),
    'ranges of other units are taken for bytes': at.byteRange(
      String.raw`/^\s*bytes\s*=(.*)$/i`,
      String.raw`/^\s*\w+\s*=(.*)$/i`,
    ),
  },
  documents: {
    'a document selected beside its folder is in an archive twice': at.contents(
      'rows.set(row.id, row);',
      'rows.set(`in ${row.id}`, row);',
    ),
    'an archive is said to have the size of newer versions than it holds': at.archive(
      'size += version.size ?? 0;',
      'size += row.size ?? 0;',
    ),
    'what is registered into a deleted folder lies at the root': at.documentRegistration(
      'if (wanted.folderId !== null && !(await tx.folders.get(wanted.folderId))) throw notFound();',
      'if (wanted.folderId !== null && !(await tx.folders.get(wanted.folderId))) {\n      if (!(await tx.deletedItems.get(wanted.folderId))) throw notFound();\n      wanted.folderId = null;\n    }',
    ),
    'a move into a deleted folder leads to the root': at.target(
      '  if (folder === undefined) throw notFound();',
      "  if (folder === undefined && (await tx.deletedItems.get(folderId ?? ''))) return null;\n  if (folder === undefined) throw notFound();",
    ),
    'a name is taken in another case as well': at.documents(
      "await tx.documents.by('slot', slotKey(folderId, name))) {",
      '(await tx.documents.list()).filter((one) => one.folderId === folderId && one.name.toLowerCase() === name.toLowerCase())) {',
    ),
    'renaming in another case changes nothing': at.documents(
      'putChanged(tx, context, document, { name });',
      'putChanged(tx, context, document, { name: document.name.toLowerCase() === name.toLowerCase() ? document.name : name });',
    ),
    'a move is refused by a name in another case': at.moving(
      "(await tx.documents.by('slot', slotKey(folderId, document.name))).length",
      '(await tx.documents.list()).filter((one) => one.folderId === folderId && one.name.toLowerCase() === document.name.toLowerCase()).length',
    ),
    'the new name of a folder is trimmed': at.folders(
      '  const name = cleanName(json.name);',
      '  const name = cleanName(json.name).trim();',
    ),
    'the new name of a document is trimmed': at.documents(
      '  const name = cleanName(json.name);',
      '  const name = cleanName(json.name).trim();',
    ),
    'a comment of half its length in emoji is refused': at.names(
      "  const comment = text == null ? ''",
      "  if (text != null && text.length > 500) throw refused(field, 'Too long');\n  const comment = text == null ? ''",
    ),
    'a version is downloaded under the name of its time': at.content(
      'headers: downloadHeaders(document.name),',
      'headers: downloadHeaders((number === null ? undefined : version.asLeft?.name) ?? document.name),',
    ),
  },
  requests: { 'JSON that names its charset is refused': at.jsonBody(String.raw`\s*(?:;|$)/i`, String.raw`\s*$/i`) },
  uploads: {
    'an upload URL with its query is taken': at.documentRegistration(
      'const key = documentURL.slice(prefix.length);',
      "const key = documentURL.slice(prefix.length).split('?')[0] ?? '';",
    ),
  },
  grants: {
    'a grant that has ended cannot be revoked': at.documentPermissions(
      '    if (!document || !grant) throw notFound();',
      `    if (!document || !grant || (grant${ended}grant.expiresAt) <= context.now.getTime())) throw notFound();`,
    ),
    'granting over one that has ended makes a second': at.documentPermissions(
      '    const existing = await findGrant(tx, documentId, holder);',
      `    const earlier = await findGrant(tx, documentId, holder);\n    const existing = earlier?${ended}earlier.expiresAt) <= now.getTime() ? undefined : earlier;`,
    ),
    'a new role takes the grants of before': at.users(
      '    const row = { ...user, role: json.role };',
      "    const row = { ...user, role: json.role };\n    for (const { id } of await tx.grants.by('user', user.id)) await tx.grants.delete(id);",
    ),
  },
  folders: {
    'a folder may be moved three folders down in itself': at.target(
      'at !== null && !way.has(at.id);',
      'at !== null && way.size < 3;',
    ),
  },
  people: {
    'who is past their end gets no other role': at.users(
      "    if (json.role !== 'admin') await keepAnAdmin",
      `    if (user${ended}user.expiresAt) <= context.now.getTime()) throw notFound();\n    if (json.role !== 'admin') await keepAnAdmin`,
    ),
  },
  sessions: {
    'the session that asks is not ended from the list': at.mySessions(
      '  if (!meant) throw notFound();',
      '  if (!meant || meant.id === actor.sessionId) throw notFound();',
    ),
  },
  accounts: {
    'a right code forgives the wrong ones': at.tries(
      'const left = at.toSpliced(index, 1);',
      'const left: number[] = [];',
    ),
    'the new name of a factor is trimmed': at.secondFactor(
      "const name = cleanName(json.name, 'name', 100);",
      "const name = cleanName(json.name, 'name', 100).trim();",
    ),
    'a second proof in a session is not kept': at.adding(
      '{ ...session, secondFactor, ',
      '{ ...session, secondFactor: session.secondFactor ?? secondFactor, ',
    ),
  },
};
