// Mutants of the form of answers: headers, problem documents and audit entries; and of sign-ins, spans and lists of values.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const formalFaults: Faults = {
  headers: {
    'HEAD of a preview says that nothing is stamped': at.content(
      'isMarked: watermarked?.isMarked ?? false, isInReader',
      'isMarked: !context.call.isHead && (watermarked?.isMarked ?? false), isInReader',
    ),
    'OPTIONS of a known path is 404': at.routes(
      '  const problem = methodNotAllowed();',
      '  if (query.size === 0 && known.length > 1) return notFound();\n  const problem = methodNotAllowed();',
    ),
    'the path of an invalid value has slashes': at.parse(
      "      name: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]\n        .join('.')",
      "      name: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]\n        .join('/')",
    ),
    'the title of 409 is not the name of the status': at.errors("409: 'Conflict',", "409: 'Conflicted',"),
  },
  requests: {
    'a header of 16,384 bytes is too large': at.routes('longestBytes = 16_384;', 'longestBytes = 16_383;'),
    'a search of the log takes three types at most': at.search(
      "types?.split(',').map(",
      "types?.split(',').slice(0, 3).map(",
    ),
    'the same terms under another title are refused': at.terms(
      'row.endedAt === null && row.title === title && row.sha256',
      'row.endedAt === null && row.sha256',
    ),
    'a parameter that the contract does not name is refused': at.parse(
      '  if (faults.length > 0) throw invalidRequest(faults);',
      "  for (const name of query.keys()) if (!(name in shape)) faults.push({ name, reason: 'Unknown' });\n  if (faults.length > 0) throw invalidRequest(faults);",
    ),
    'joiners that nobody sees are taken out of names': at.names(
      "  if (blankAlone.test(name)) throw refused(field, 'Must not be empty');\n  return name;",
      "  if (blankAlone.test(name)) throw refused(field, 'Must not be empty');\n  return name.replace(/[\\u200c\\u200d]/g, '');",
    ),
  },
  sessions: {
    'a code works twice at a sign-in': [
      at.claims('  { ports, now }: Prover,\n', '  { ports, now, place }: Prover,\n'),
      at.claims(
        '|| row.proof.lastStep >= step) continue;',
        "|| (row.proof.lastStep >= step && place === 'session')) continue;",
      ),
    ],
    'a proof is good for changes of factors for an hour': at.prover('usualMinutes = 15;', 'usualMinutes = 60;'),
  },
  people: {
    'an invitation lasts two weeks': at.invitations('lifetimeMs = 7 * 86_400_000;', 'lifetimeMs = 14 * 86_400_000;'),
    'of the digests of several groups daily comes before instant': at.compose(
      "(['instant', 'daily',",
      "(['daily', 'instant',",
    ),
    'approvals are tasks of managers who are not named': at.waiting(
      'if (!mayApprove(userId, row, await',
      'if (!mayApprove(userId, { ...row, approverIds: [] }, await',
    ),
  },
  audit: {
    'a wrong code at a sign-in leaves no trace': at.trying(
      "audit({ type: 'failed_login', description,",
      "if (prover.place === 'session') audit({ type: 'failed_login', description,",
    ),
    'the end of a session is about its user': at.mySessions(
      "const resource = { type: 'session', id: params.id } as const;",
      "const resource = { type: 'session', id: actor.userId } as const;",
    ),
    'downloads of the dashboard are counted from midnight': at.dashboard(
      'tx.audit.count(downloads, daysAgo(countedDays))',
      'tx.audit.count(downloads, daysAgo(countedDays).slice(0, 10))',
    ),
    'what is gone from an archive is audited as one': at.archive(
      'return seen.filter((id) => !there.has(id));',
      'return seen.filter((id) => !there.has(id)).slice(0, 1);',
    ),
    'pages are read in the order of their digits': at.reading('.sort((one, other) => one - other)', '.sort()'),
    'the entry of a renaming has the first 100 characters of the name': at.documents(
      'to "${name}"`',
      'to "${name.slice(0, 100)}"`',
    ),
    'entries have the first sixty-four characters of the user agent': at.event(
      'client.userAgent?.slice(0, 512)',
      'client.userAgent?.slice(0, 64)',
    ),
    'a blocked download names nobody in the recent activity': at.dashboard(
      '? `${description} by ${name}`',
      '? description',
    ),
  },
};
