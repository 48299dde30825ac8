// Faults of the security policy, codes, sessions and terms.
import { type Faults, textOf } from '../../mutant.ts';

const stepUpGate = textOf('core/room/step-up-gate.ts');
const confidential = textOf('core/access/confidential.ts');
const securityPolicy = textOf('core/security/security-policy.ts');
const policyReach = textOf('core/security/policy-reach.ts');
const prover = textOf('core/identity/second-factor/prover.ts');
const totp = textOf('factors/totp.ts');
const sessionList = textOf('core/identity/sessions/session-list.ts');
const mySessions = textOf('core/identity/sessions/my-sessions.ts');
const terms = textOf('core/security/terms.ts');

export const rareSessionFaults: Faults = {
  accounts: {
    'moving a folder that holds confidential documents out of required approval asks nothing': stepUpGate(
      'return !(await isApprovalRequired(tx, json.parentId)) && holdsConfidential(tx, folder);',
      'void json;\n    return false;',
    ),
    'the end of approval over a deleted confidential document asks nothing': confidential(
      'for (const { document, folder: deleted } of await tx.deletedItems.list()) {',
      'for (const { document, folder: deleted } of (await tx.deletedItems.list()).slice(0, 0)) {',
    ),
    'the policy does not tell its minutes of step-up': securityPolicy(
      'const policyBody = { ...policy, networksEnforced,',
      'const policyBody = { ...policy, stepUpMinutes: null, networksEnforced,',
    ),
    'a policy that shuts out the session that asks is taken (second factor)': securityPolicy(
      'if (requiresFactor(policy, actor.role) && !session?.secondFactor) {',
      'if (requiresFactor(policy, actor.role) && !session) {',
    ),
    'the reach of the policy tells no addresses': policyReach(
      'addresses: [...counts].slice(0, mostAddresses).map(([address, count]) => ({ address, sessions: count })),',
      'addresses: [...counts].slice(mostAddresses).map(([address, count]) => ({ address, sessions: count })),',
    ),
    'the reach of the policy counts who was deactivated': policyReach(
      'const people = (await tx.users.list()).filter((user) => isHere(user, now));',
      'void [isHere, now];\n    const people = await tx.users.list();',
    ),
    'wrong codes lock a session for a day': prover(
      'const wrongInARow = { most: 5, withinMs: 5 * minuteMs };',
      'const wrongInARow = { most: 5, withinMs: 24 * 60 * minuteMs };',
    ),
    'codes of an app work for ten minutes': totp(
      'epochTolerance: PERIOD_SECONDS });',
      'epochTolerance: 20 * PERIOD_SECONDS });',
    ),
  },
  sessions: {
    'a session was last used when it began': sessionList(
      "import { type SessionParts, lastUseOf, stands } from '#core/identity/sessions/sessions.ts';\n",
      "import { type SessionParts, stands } from '#core/identity/sessions/sessions.ts';\n\nconst lastUseOf = ({ createdAt }: SessionRecord, _room: unknown) => new Date(createdAt).getTime();\n\n",
    ),
    'getMySession has another id than the session in the list': mySessions(
      'id: await shownId(ports, actor.sessionId),',
      'id: await shownId(ports, actor.userId),',
    ),
  },
  people: {
    'an earlier version of terms has the title of the newest': terms(
      'return { ...(await factsOf(tx, row)), text,',
      'const title = rows.toSorted((one, other) => other.version - one.version)[0]?.title ?? row.title;\n    return { ...(await factsOf(tx, row)), title, text,',
    ),
    'terms were withdrawn when they were published': terms(
      'await tx.terms.put({ ...row, endedAt: context.now.toISOString() });',
      'await tx.terms.put({ ...row, endedAt: row.publishedAt });',
    ),
  },
};
