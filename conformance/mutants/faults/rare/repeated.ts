// Mutants in rare situations: a call that is repeated, also by another person or in another session.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const repeatedFaults: Faults = {
  audit: {
    'parts that somebody else has fetched are no download of one’s own': at.content(
      'await memory.recentlyAudited.once(`download ${actor.sessionId} ${version.id}`, now, audit);',
      'await memory.recentlyAudited.once(`download ${version.id}`, now, audit);',
    ),
    'a refused HEAD of a download is not audited': at.blockedDownloads(
      "if ((error.status !== 403 && error.status !== 404) || error.code === 'network-not-allowed') return;",
      "if ((error.status !== 403 && error.status !== 404) || error.code === 'network-not-allowed' || call.isHead) return;",
    ),
    'a comparison that somebody else has made is no view of one’s own': at.compare(
      'const key = `compare ${actor.sessionId} ${requested.id} ${one} ${other}`;',
      'const key = `compare ${requested.id} ${one} ${other}`;',
    ),
    'pages that somebody else has read are not told again': at.reading(
      'const key = `${actor.sessionId} ${version.id}`;',
      'const key = version.id;',
    ),
    'a view in another session of the same person is not audited': at.content(
      'await memory.recentlyAudited.once(viewKey(actor.sessionId, version), now, () => auditDelivery(context, view));',
      'await memory.recentlyAudited.once(viewKey(actor.userId, version), now, () => auditDelivery(context, view));',
    ),
  },
  people: {
    'a manager is not told that their own access ends': at.waiting(
      "if (user.role !== 'admin') return [...shared, ...own];",
      "if (user.role !== 'admin') return shared;",
    ),
    'other reasons may be given without end': at.accessRequests(
      'if (requests.some((row) => isWaiting(row, now) && isOther(row)) &&',
      'if (requests.length < 0 &&',
    ),
    'who wants no alerts gets them all the same': at.compose(
      'if (!{ digest: hasDigest, tasks, alerts, all: hasDigest || tasks || alerts }[topic]) return null;',
      'if (!{ digest: hasDigest, tasks, alerts: true, all: hasDigest || tasks || alerts }[topic]) return null;',
    ),
    'no mail tells of a reset second factor': at.reset(
      "await queueMail(tx, { id: `reset-${userId}-${now.getTime()}`, userId, kind: 'alert', about: 'factor-reset' }, now);",
      'void [now, queueMail];',
    ),
  },
  documents: {
    'an administrator cannot withdraw the request of somebody else': at.requests(
      "if (row.requestedById !== userId && role !== 'admin') throw forbidden();",
      'if (row.requestedById !== userId) throw forbidden();',
    ),
    'approval is asked for though nobody could give it': at.requests(
      'if ((await approversOf(tx, request, now)).length < needed) throw approverMissing();',
      'void [approversOf, approverMissing, now];',
    ),
    'a decision is dated when it was asked for': at.decisions(
      'const at = context.now.toISOString();',
      'const at = row.requestedAt;',
    ),
  },
};
