// Faults in one property of an answer, which no other answer shows.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const detailFaults: Faults = {
  audit: {
    'what the log was checked for counts commits': at.logChecks(
      'const value = { ...outcome, entries, head:',
      'const value = { ...outcome, entries: seq, head:',
    ),
    'figures leave out their first day': at.measures(
      "tallies.between(dates[0] ?? '', dates.at(-1) ?? '')",
      "tallies.between(dates[1] ?? '', dates.at(-1) ?? '')",
    ),
    'the last week begins a day late': at.measures(
      'people: peopleIn(tallies, daysAgo(6), today),',
      'people: peopleIn(tallies, daysAgo(5), today),',
    ),
    'folders come by their downloads': at.mostUsed(
      'other.views - one.views ||\n        other.downloads - one.downloads ||',
      'other.downloads - one.downloads ||\n        other.views - one.views ||',
    ),
    'names of what is viewed most are cut': at.mostUsed(
      'documentId: id, name, views };',
      'documentId: id, name: name.slice(0, 12), views };',
    ),
    'a next version is new since its document came': at.mostUsed(
      'folderName: nameOf(folderId), version, since, opened: isOpened };',
      'folderName: nameOf(folderId), version, since: document.createdAt, opened: isOpened };',
    ),
    'what is new by its approval is new since its upload': at.news(
      'const since = approved?.approvedAt ?? shown?.createdAt;',
      'const since = shown?.createdAt ?? approved?.approvedAt;',
    ),
    'the recent activity does not name who was deactivated since': at.dashboard(
      "if (!actor || activityType === 'failed_login') return description;",
      "if (!actor || activityType === 'failed_login' || actor.deactivatedAt) return description;",
    ),
    'the period of a report loses its offset': at.reportCalls(
      'const begin = new Date(inUtc(from));',
      "const begin = new Date(inUtc(from.replace(/[+-]\\d\\d:\\d\\d$/, 'Z')));",
    ),
  },
  grants: {
    'access ends with what lets download': at.reader(
      "if (gives === 'see') continue;",
      "if (gives === 'see' || gives === 'view') continue;",
    ),
    'folder permissions with an invitation have no end': at.users(
      'folders: folders.filter((row) => row.canRead || row.canWrite).map(withEnd),',
      'folders: folders.filter((row) => row.canRead || row.canWrite).map((row) => ({ ...row, expiresAt: null })),',
    ),
  },
  people: {
    'the outbox has the twenty newest mails': at.outbox('const MOST = 200;', 'const MOST = 20;'),
    'a request is over by what a group gives in other networks': at.waiting(
      '...(address !== undefined && { address })',
      '...(address === undefined && { address })',
    ),
    'a request waits since its last reason': at.accessRequests(
      'await tx.accessRequests.put({ ...again, note });',
      'await tx.accessRequests.put({ ...again, note, createdAt: now.toISOString() });',
    ),
    'a next version of terms was published with the first': at.terms(
      'const made = { publishedAt: now.toISOString(),',
      'const made = { publishedAt: before[0]?.publishedAt ?? now.toISOString(),',
    ),
    'terms count those who left their group as having accepted': at.terms(
      'accepted: accepted.filter(Boolean).length',
      "accepted: (await tx.termsAcceptances.by('version', row.id)).length",
    ),
    'of an address the policy counts people': at.policyReach(
      'counts.set(ipAddress, (counts.get(ipAddress) ?? 0) + 1);',
      'counts.set(ipAddress, people.length);',
    ),
    'no mail tells of a sign-in by another device': at.admission(
      'if (known.length > 0 && !known.includes(device)) {',
      'if (known.length > 99 && !known.includes(device)) {',
    ),
  },
  accounts: {
    'the QR code of an app has another secret': at.totpEnrolment(
      'uri: await ports.factors.totp.uri(secret, account) };',
      'uri: await ports.factors.totp.uri(await ports.factors.totp.newSecret(), account) };',
    ),
    'a rule that names a role twice is refused': at.cleanNetworks(
      'const faults: InvalidParam[] = [];',
      "const faults: InvalidParam[] = rules.flatMap((rule, at) => ('roles' in rule && new Set(rule.roles as string[]).size < (rule.roles as string[]).length ? [{ name: `networks.${at}.roles`, reason: 'Twice' }] : []));",
    ),
    'an address of a rule is answered as it was sent': at.cleanNetworks(
      "cidr: 'cidr' in read ? read.cidr : rule.cidr,",
      'cidr: rule.cidr,',
    ),
  },
  sessions: {
    'sessions that wait for terms are listed as live': at.sessionList(
      '  if ((await openTerms(tx, userId)).length > 0) return [];\n',
      '',
    ),
    'a telephone is shown as a computer': at.sessionList(
      'device: kind,',
      "device: kind === 'phone' ? 'computer' : kind,",
    ),
    'browser and system of a session are confused': at.sessionList(
      '    browser,\n    system,\n',
      '    browser: system,\n    system: browser,\n',
    ),
  },
  documents: {
    'a search puts first what was made last': at.searchContents(
      '(one.updatedAt === other.updatedAt ? one.id < other.id : one.updatedAt < other.updatedAt) ? 1 : -1',
      '(one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt) ? 1 : -1',
    ),
    'marks of an excerpt count characters': [
      at.excerpt('const start = excerpt.length;', 'const start = [...excerpt].length;'),
      at.excerpt('to: excerpt.length });', 'to: [...excerpt].length });'),
    ],
  },
  versions: {
    'a restored version has the SHA-256 of none': at.shapes(
      'return { version, size, mimeType, sha256, uploadedById,',
      "return { version, size, mimeType, sha256: restoredFrom ? 'a'.repeat(64) : sha256, uploadedById,",
    ),
    'lines of the earlier version have the numbers of the later': at.comparedBlocks(
      'number: side.lines.numbers[at] ?? 0,',
      'number: this.after.lines.numbers[at] ?? 1,',
    ),
    'lines of a difference come from its end': at.comparedBlocks(
      '    return lines;\n  }\n}',
      '    return lines.reverse();\n  }\n}',
    ),
  },
};
