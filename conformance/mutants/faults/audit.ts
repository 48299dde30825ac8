// Faults in the texts of the audit log, in counts, in figures of use, and in the order of lists.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

const appended = 'for (const [event, actor] of events) await';
const unlogged = (type: string) =>
  at.change(appended, `for (const [event, actor] of events) if (event.type !== '${type}') await`);

const unloggedTypes = [
  'document_view',
  'document_download',
  'blocked_download',
  'document_upload',
  'document_updated',
  'document_delete',
  'permission_granted',
  'permission_revoked',
  'folder_created',
  'folder_updated',
  'folder_deleted',
  'user_created',
  'user_updated',
  'user_deleted',
  'logout',
];

export const auditFaults: Faults = {
  audit: {
    ...Object.fromEntries(unloggedTypes.map((type) => [`${type} is not audited`, unlogged(type)])),
    'every entry is there twice': at.change(appended, 'for (const [event, actor] of [...events, ...events]) await'),
    'nobody is named as the actor': at.event('userId: actor?.userId ?? null,', 'userId: actor && null,'),
    'the actor of a change to a person is that person': at.event(
      'userId: actor?.userId ?? null,',
      "userId: event.resource?.type === 'user' ? event.resource.id : (actor?.userId ?? null),",
    ),
    'the resource is not named': at.event('resourceId: event.resource?.id ?? null,', 'resourceId: null,'),
    'a document is called a folder': at.event(
      'resourceType: event.resource?.type ?? null,',
      "resourceType: event.resource?.type === 'document' ? 'folder' : (event.resource?.type ?? null),",
    ),
    'a granted permission is audited for the person and not for the document': at.documentPermissions(
      "audit({ type: 'permission_granted', description, resource: { type: 'document', id: documentId } });",
      "audit({ type: 'permission_granted', description, resource: { type: 'user', id: holder.userId ?? '' } });",
    ),
    'a revocation is audited as a grant': at.documentPermissions(
      "type: 'permission_revoked'",
      "type: 'permission_granted'",
    ),
    'the address is missing': at.event(
      'client.ipAddress?.slice(0, 64) ?? null',
      'client.ipAddress?.slice(0, 0) || null',
    ),
    'the user agent is missing': at.event(
      'client.userAgent?.slice(0, 512) ?? null',
      'client.userAgent?.slice(0, 0) || null',
    ),
    'times are those of another zone': at.event(
      'createdAt: now.toISOString(),',
      'createdAt: new Date(now.getTime() + 7_200_000).toISOString(),',
    ),
    'times are those of the day': at.event(
      'createdAt: now.toISOString(),',
      'createdAt: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`,',
    ),
    'deleting everything is one entry': at.folderDeletion(
      'for (const { id, name } of documents)',
      'for (const { id, name } of documents.slice(0, folders.length > 1 ? 0 : undefined))',
    ),
    'HEAD is audited as a download': at.content(
      'const audited = call.isHead ? source : await auditedAtFirstByte(source, confirm, () => audit(range));',
      'if (call.isHead) await audit(range);\n  const audited = call.isHead ? source : await auditedAtFirstByte(source, confirm, () => audit(range));',
    ),
    'every range is audited as a download': at.content(
      'if (range && !isWhole',
      'if (range && memory.lists === null && !isWhole',
    ),
    'every look at a preview is audited': at.content(
      'await memory.recentlyAudited.once(viewKey(actor.sessionId, version), now, () => auditDelivery(context, view));',
      'if (version.id) await auditDelivery(context, view);\n    else await memory.recentlyAudited.once(viewKey(actor.sessionId, version), now, () => auditDelivery(context, view));',
    ),
    'before answers the entry that it names as well': at.auditLog('end = position - 1;', 'end = position;'),
    'before leaves one entry out': at.auditLog('end = position - 1;', 'end = position - 2;'),
    'before is ignored': at.auditLog('if (before !== undefined) {', "if (before === '') {"),
    'active people are counted with those who never signed in': at.dashboard(
      'user.lastLoginAt !== null && user.lastLoginAt >= activeSince',
      "(user.lastLoginAt ?? '9') >= activeSince",
    ),
    'who was deactivated counts as active': at.dashboard('isHere(user, now) && user.lastLoginAt', 'user.lastLoginAt'),
    'documents are counted by their versions': at.dashboard(
      'totalDocuments: documents.length,',
      'totalDocuments: documents.reduce((sum, { version }) => sum + version, 0),',
    ),
    'views are counted as downloads': at.dashboard(
      "= ['document_download'];",
      "= ['document_download', 'document_view'];",
    ),
    'blocked downloads are no security events': at.activity(
      "'failed_login', 'blocked_download', 'permission_revoked'",
      "'failed_login', 'permission_revoked'",
    ),
    'the activity does not say who it was': at.dashboard(
      'if (description.startsWith(`${name} `)) return description;',
      "if (description.startsWith(`${name} `) || name !== '') return description;",
    ),
    'what was downloaded only counts as not opened': at.measures('!uses.has(id)', '!uses.get(id)?.views'),
    'figures of a group are those of everybody': at.measures(
      'if (members && !members.has(userId)) continue;',
      'if (members && !userId) continue;',
    ),
    'a folder counts one of the people who viewed its documents': at.mostUsed(
      'people: people.size',
      'people: Math.min(1, people.size)',
    ),
    'the list of what nobody opened has every document': at.measures(
      'longestNotOpened(notOpened, folders)',
      'longestNotOpened(documents, folders)',
    ),
    'the time of reading counts in no figure': at.measures('sums.secondsRead += tally.seconds;', ''),
    'a session may have read for longer than time has passed': at.viewed(
      'Math.min(seconds, mostSecondsInWindow - known)',
      'Math.min(seconds, mostSecondsInWindow)',
    ),
    'downloads do not count for a folder': at.mostUsed('sum.downloads += use.downloads;', ''),
  },
  order: {
    'the audit log comes oldest first': at.auditLog('...inMemory].reverse();', '...inMemory];'),
    'the activity comes oldest first': at.dashboard(
      'slice(0, recentEntries);\n      if',
      'slice(0, recentEntries).reverse();\n      if',
    ),
    'people come in the order in which they were invited': at.peopleOrder(
      'alphabetical.compare(key(one), key(other))',
      '(alphabetical.compare(key(one), key(other)) === 9 ? 1 : 0)',
    ),
    'people are ordered by their last names': at.peopleOrder(
      "[user.firstName ?? '', user.lastName ?? '', user.email]",
      "[user.lastName ?? '', user.firstName ?? '', user.email]",
    ),
    'capital letters come before small ones': at.peopleOrder(
      "new Intl.Collator('en', { sensitivity: 'base', numeric: true })",
      '{ compare: (one: string, other: string) => (one < other ? -1 : Number(one > other)) }',
    ),
    'versions come oldest first': at.versions(
      '.sort((one, other) => other.version - one.version);',
      '.sort((one, other) => one.version - other.version);',
    ),
    'grants come newest first': at.documentPermissions(
      '=> one.createdAt.localeCompare(other.createdAt);',
      '=> other.createdAt.localeCompare(one.createdAt);',
    ),
  },
  versions: {
    'a version does not say who uploaded it': at.shapes(
      'const uploadedByName = uploader ? displayName(uploader) : null;',
      "const uploadedByName = uploader?.id === '' ? displayName(uploader) : null;",
    ),
  },
};
