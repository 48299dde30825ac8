// Faults of the security policy, codes, sessions and terms.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rareSessionFaults: Faults = {
  accounts: {
    'moving a folder that holds confidential documents out of required approval asks nothing': at.stepUpGate(
      'return !(await isApprovalRequired(tx, json.parentId)) && holdsConfidential(tx, folder);',
      'void json;\n    return false;',
    ),
    'the end of approval over a deleted confidential document asks nothing': at.confidential(
      'for (const { document, folder: deleted } of await tx.deletedItems.list()) {',
      'for (const { document, folder: deleted } of (await tx.deletedItems.list()).slice(0, 0)) {',
    ),
    'the policy does not tell its minutes of step-up': at.securityPolicy(
      'const policyBody = { ...policy, networksEnforced,',
      'const policyBody = { ...policy, stepUpMinutes: null, networksEnforced,',
    ),
    'a policy that shuts out the session that asks is taken (second factor)': at.securityPolicy(
      'if (requiresFactor(policy, actor.role) && !session?.secondFactor) {',
      'if (requiresFactor(policy, actor.role) && !session) {',
    ),
    'the reach of the policy tells no addresses': at.policyReach(
      'addresses: [...counts].slice(0, mostAddresses).map(([address, count]) => ({ address, sessions: count })),',
      'addresses: [...counts].slice(mostAddresses).map(([address, count]) => ({ address, sessions: count })),',
    ),
    'the reach of the policy counts who was deactivated': at.policyReach(
      'const people = (await tx.users.list()).filter((user) => isHere(user, now));',
      'void [isHere, now];\n    const people = await tx.users.list();',
    ),
    'wrong codes lock a session for a day': at.prover(
      'const wrongInARow = { most: 5, withinMs: 5 * minuteMs };',
      'const wrongInARow = { most: 5, withinMs: 24 * 60 * minuteMs };',
    ),
    'codes of an app work for ten minutes': at.totp(
      'epochTolerance: PERIOD_SECONDS });',
      'epochTolerance: 20 * PERIOD_SECONDS });',
    ),
  },
  sessions: {
    'a session was last used when it began': at.sessionList(
      "import { type SessionParts, lastUseOf, stands } from '#core/identity/sessions/sessions.ts';\n",
      "import { type SessionParts, stands } from '#core/identity/sessions/sessions.ts';\n\nconst lastUseOf = ({ createdAt }: SessionRecord, _room: unknown) => new Date(createdAt).getTime();\n\n",
    ),
    'getMySession has another id than the session in the list': at.mySessions(
      'id: await shownId(ports, actor.sessionId),',
      'id: await shownId(ports, actor.userId),',
    ),
  },
  people: {
    'an earlier version of terms has the title of the newest': at.terms(
      'return { ...(await factsOf(tx, row)), text,',
      'const title = rows.toSorted((one, other) => other.version - one.version)[0]?.title ?? row.title;\n    return { ...(await factsOf(tx, row)), title, text,',
    ),
    'terms were withdrawn when they were published': at.terms(
      'await tx.terms.put({ ...row, endedAt: context.now.toISOString() });',
      'await tx.terms.put({ ...row, endedAt: row.publishedAt });',
    ),
  },
};
