// Mutants at the border of a span or number, of two calls at once, and of what is gone or refused in between.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

const longAgo = '{ ...context, ports: { ...context.ports, clock: { now: () => new Date(0) } } }';
const anywhere = '{ ...context, ports: { ...context.ports, policyByEnvironment: { areNetworksEnforced: false } } }';

export const boundFaults: Faults = {
  accounts: {
    'an enrolment is over after five minutes': at.pending('pendingMs = 10 * 60_000', 'pendingMs = 5 * 60_000'),
    'a passkey enrolment whose name is refused is used up': [
      at.passkeyEnrolment("  const clean = cleanName(name, 'name', 100);\n", ''),
      at.passkeyEnrolment(
        '  if (!putBack) throw notFound();\n',
        "  if (!putBack) throw notFound();\n  const clean = cleanName(name, 'name', 100);\n",
      ),
    ],
  },
  audit: {
    'a version that is viewed by its number is another view': at.content(
      'recentlyAudited.once(viewKey(actor.sessionId, version), now',
      'recentlyAudited.once(`${viewKey(actor.sessionId, version)} ${String(number)}`, now',
    ),
    'parts of a version by its number are another download': at.content(
      '`download ${actor.sessionId} ${version.id}`',
      '`download ${actor.sessionId} ${version.id} ${String(number)}`',
    ),
    'reading is taken of what was viewed without a number alone': at.content(
      '    await memory.viewed.note(',
      '    if (number === null) await memory.viewed.note(',
    ),
    'a view after three minutes is another': at.recentlyAudited('windowMs = 5 * 60_000', 'windowMs = 2 * 60_000'),
    'a report is over after ten minutes': at.madeReports('madeMs = 15 * 60_000', 'madeMs = 10 * 60_000'),
    'a user has the ten newest reports': at.madeReports('MOST_OF_ONE = 5', 'MOST_OF_ONE = 10'),
    'terms that are withdrawn again are named as withdrawn now': at.terms(
      'withdrawnAt: row.endedAt,',
      'withdrawnAt: row.endedAt && new Date().toISOString(),',
    ),
    'the same terms are published for the same groups in another order': at.terms(
      '[...new Set(json.groupIds)].sort()',
      '[...new Set(json.groupIds)]',
    ),
    'the policy does not name who changed it once they were deactivated': at.securityPolicy(
      'by ? displayName(by) : null',
      'by && by.deactivatedAt === null ? displayName(by) : null',
    ),
  },
  people: {
    'one address is invited twice at the same moment': [
      at.users("    if ((await tx.users.by('email', emailKey(user.email))).length > 0) throw emailTaken();\n", ''),
      at.users(
        '  const draft = await draftInvitation(context);\n',
        "  const draft = await draftInvitation(context);\n  const same = await ports.store.read((tx) => tx.users.by('email', emailKey(user.email)));\n  if (same.length > 0) throw emailTaken();\n",
      ),
    ],
    'names of groups with ß and SS are the same': at.keys(
      "replaceAll(/\\s+/g, ' ').toLowerCase();",
      "replaceAll(/\\s+/g, ' ').toUpperCase();",
    ),
    'two groups of one name are made at the same moment': [
      at.groups(
        '    await refuseTaken(tx, group);\n    await tx.groups.put(group);',
        '    await tx.groups.put(group);',
      ),
      at.groups(
        '  const memberIds = [...new Set(json.memberIds)];\n',
        '  const memberIds = [...new Set(json.memberIds)];\n  await ports.store.read((tx) => refuseTaken(tx, group));\n',
      ),
    ],
    'who wants no mails about tasks gets those about declined requests': at.compose(
      "invitation: 'all', alert: 'alerts'",
      "invitation: 'all', declined: 'all', alert: 'alerts'",
    ),
    'a task does not name an asker who was deactivated': at.waiting(
      'return user ? displayName(user) : null;',
      'return user && user.deactivatedAt === null ? displayName(user) : null;',
    ),
  },
  grants: {
    'what a deleted group was given on a deleted document comes back with it': at.groups(
      '    await tx.grants.delete(id);',
      '    if (!(await tx.documents.get(documentId))) continue;\n    await tx.grants.delete(id);',
    ),
    'what a deactivated user was given on a deleted document comes back with it': at.peopleEndings(
      "for (const { id } of await tx.grants.by('user', userId)) await tx.grants.delete(id);",
      "for (const { id, documentId } of await tx.grants.by('user', userId))\n    if (await tx.documents.get(documentId)) await tx.grants.delete(id);",
    ),
    'the matrix revokes on confidential folders without a fresh second factor': at.stepUpGate(
      'isAny([...new Set(json.changes.map(({ folderId }) => folderId))]',
      'isAny([...new Set(json.changes.flatMap(({ folderId, permission }) => (permission ? [folderId] : [])))]',
    ),
    'a favourite is marked after the access has ended': at.favourites(
      'await findDocument(tx, context, documentId);',
      `await findDocument(tx, ${longAgo}, documentId);`,
    ),
  },
  versions: {
    'the list of versions takes no notice of the networks of a group': at.versions(
      'const { document, reader, rights } = await findDocument(tx, context, params.id);',
      `const { document, reader, rights } = await findDocument(tx, ${anywhere}, params.id);`,
    ),
    'an approver who is named twice counts as two': at.requests(
      'approverIds: [...new Set(json.approverIds)]',
      'approverIds: [...(json.approverIds ?? [])]',
    ),
  },
  documents: {
    'a folder that is put back under another name renames what is in it': at.deletedItems(
      'for (const row of documentsOf(items.slice(1))) await tx.documents.put(row);',
      'for (const row of documentsOf(items.slice(1)))\n      await tx.documents.put(name === null ? row : { ...row, name: `${name} ${row.name}` });',
    ),
    'the first hundred thousand characters of a file are searched': at.words(
      'MOST_TEXT = 1_000_000',
      'MOST_TEXT = 100_000',
    ),
  },
  requests: {
    'a weak tag names a record as well': at.ifMatch('one.trim() === tag ||', "one.trim().replace('W/', '') === tag ||"),
    'JSON that is no UTF-8 is repaired': at.jsonBody("('utf-8', { fatal: true })", "('utf-8')"),
  },
};
