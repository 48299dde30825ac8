// Mutants of approval requests: who may decide, the number of approvals, and both lists.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const approvalFaults: Faults = {
  versions: {
    'a name that was approved before another cannot be asked for again': at.requests(
      'if (shown?.version === version && isNamed) throw',
      "if (others.some((row) => row.state === 'approved' && row.name === document.name) && (shown || isNamed)) throw",
    ),
    'requests wait although their folder requires no approval any more': at.decisions(
      'waiting.filter((_, at) => areRequired[at])',
      '[...waiting]',
    ),
    'requests that wait need as many approvals as the policy once asked': at.approvalShape(
      'Math.max(needed, (await policyNow(tx, ports)).approverCount)',
      '(await policyNow(tx, ports)) && needed',
    ),
    'whoever asked is mailed after the first of two decisions': at.decisions(
      "if (state !== 'pending') await queueMail",
      'await queueMail',
    ),
    'whoever asked is not mailed a rejection': at.decisions(
      "if (state !== 'pending') await queueMail",
      "if (state === 'approved') await queueMail",
    ),
    'the approved name is that of today': at.shownDocuments(
      'approvedName: approved?.name ?? null',
      'approvedName: approved ? row.name : null',
    ),
    'one person may be named where two are needed': at.requests(
      'if (approverIds.length < needed)',
      'if (approverIds.length < 1)',
    ),
    'the comment of a decision is left out': at.decisions(
      '[...row.decisions, { userId, decision, comment, at }]',
      '[...row.decisions, { userId, decision, comment: null, at }]',
    ),
  },
  people: {
    'users who have decided may decide again, by the request': at.approvalShape(
      'row.decisions.some(({ userId }) => userId === actor.userId)',
      'row.decisions.length > 1',
    ),
    'only who uploaded the newest version may not decide': at.approvers(
      'versions.filter(({ sha256 }) => sha256 === row.sha256)',
      'versions.slice(-1)',
    ),
    'every manager may withdraw a request': at.requests(
      "row.requestedById !== userId && role !== 'admin'",
      "row.requestedById === '' && role !== 'admin'",
    ),
  },
};
