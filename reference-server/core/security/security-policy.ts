// Reads and changes the security policy. Refuses changes based on an outdated version, changes of values set by the
// environment, and any that would lock out the calling session. Sessions invalid under the old or the new policy end
// for good.
import { ifMatchRequired, invalidRequest, policyChanged, policyFixed, wouldLockYouOut } from '../call/errors.ts';
import { isNamed } from '../call/if-match.ts';
import { type Answer, type Context, type Handler, type Input, ok } from '../call/operation.ts';
import type { PolicyByEnvironment } from '../ports/policy-by-environment.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { PolicyRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import { deleteEndedSessions, loadUsesOfEnded, notePolicyInForce } from '../identity/sessions/ended-sessions.ts';
import { cleanNetworks } from '../records/clean-networks.ts';
import { change } from '../store/change.ts';
import { changesInWords } from '../records/policy-in-words.ts';
import { requiresFactor, isAllowedFrom, overlaid, policyNow, policyRow } from '../records/policy-in-force.ts';

type Choices = Input<'updateSecurityPolicy'>['json'];
type Fixed = Exclude<keyof PolicyByEnvironment, 'areNetworksEnforced'>;

/** The environment variable of each property. */
export const policyVariables = {
  secondFactor: 'SECOND_FACTOR',
  stepUpMinutes: 'STEP_UP_MINUTES',
  idleMinutes: 'SESSION_IDLE_MINUTES',
  approverCount: 'APPROVER_COUNT',
} as const satisfies Record<Fixed, string>;

export const getSecurityPolicy: Handler<'getSecurityPolicy', 'admin'> = ({ ports }) =>
  ports.store.read((tx) => answer(tx, ports));

/** @throws ApiProblem 400, 403, 409, 412, 428 */
export const updateSecurityPolicy: Handler<'updateSecurityPolicy', 'admin'> = async (context, { json }) => {
  const { ports, call } = context;
  const networks = cleanNetworks(json.networks, ports).map((rule) => ({ ...rule, roles: [...new Set(rule.roles)] }));
  const made = call.header('if-match');
  if (made === null) throw ifMatchRequired();
  await loadUsesOfEnded(context, (now) => [now, { ...now, idleMinutes: json.idleMinutes }]);
  return change(context, async (tx, audit) => {
    const before = await policyRow(tx);
    if (!isNamed(made, etag(before, ports))) throw policyChanged();
    const now = await policyNow(tx, ports);
    refuseFixed(json, now, ports.policyByEnvironment);
    refuseIdle(json, now);
    const row: PolicyRecord = {
      ...before,
      ...keptUnderneath(json, before, ports.policyByEnvironment),
      networks,
      revision: before.revision + 1,
      updatedAt: context.now.toISOString(),
      updatedById: context.actor.userId,
    };
    await refuseLockOut(tx, context, row);
    await tx.policies.put(row);
    await deleteEndedSessions(tx, context, [now, overlaid(row, ports.policyByEnvironment)]);
    await notePolicyInForce(tx, ports);
    audit({ type: 'policy_updated', description: `Changed the security policy: ${changesInWords(before, row)}` });
    return answer(tx, ports);
  });
};

async function answer(tx: Tables, ports: Ports): Promise<Answer> {
  const row = await policyRow(tx);
  const { areNetworksEnforced: networksEnforced, ...policy } = overlaid(row, ports.policyByEnvironment);
  const by = row.updatedById === undefined ? undefined : await tx.users.get(row.updatedById);
  const fixed = fixedBy(ports.policyByEnvironment).map((property) => ({
    property,
    variable: policyVariables[property],
  }));
  const updatedByName = by ? displayName(by) : null;
  const policyBody = { ...policy, networksEnforced, fixed, updatedAt: row.updatedAt ?? null, updatedByName };
  return { ...ok(policyBody), headers: { ETag: etag(row, ports) } };
}

/** Covers the row and the values of the environment. */
function etag({ revision }: { revision: number }, { policyByEnvironment }: Pick<Ports, 'policyByEnvironment'>): string {
  const over = fixedBy(policyByEnvironment).map(
    (property) => `.${property}-${String(policyByEnvironment?.[property])}`,
  );
  return `"policy-${revision}${over.join('')}"`;
}

function fixedBy(environment: PolicyByEnvironment | undefined): Fixed[] {
  return (Object.keys(policyVariables) as Fixed[]).filter((property) => environment?.[property] !== undefined);
}

/** @throws ApiProblem 409 for a value other than the environment's. */
function refuseFixed(json: Choices, now: Pick<Choices, Fixed>, environment: PolicyByEnvironment | undefined): void {
  const other = fixedBy(environment).find((property) => json[property] !== now[property]);
  if (other) throw policyFixed(policyVariables[other]);
}

/** Only the environment may set values outside of these limits. @throws ApiProblem 400 */
function refuseIdle({ idleMinutes }: Choices, now: Pick<Choices, 'idleMinutes'>): void {
  if (idleMinutes === null || idleMinutes === now.idleMinutes || (idleMinutes >= 5 && idleMinutes <= 1440)) return;
  throw invalidRequest([{ name: 'idleMinutes', reason: 'From 5 to 1440 minutes' }]);
}

/** Stored values remain underneath those of the environment, for when the variable is removed. */
function keptUnderneath(
  { secondFactor, stepUpMinutes, idleMinutes, approverCount }: Choices,
  before: Pick<PolicyRecord, Fixed>,
  environment: PolicyByEnvironment | undefined,
): Pick<PolicyRecord, Fixed> {
  const covered = fixedBy(environment).map((property) => [property, before[property]] as const);
  return { secondFactor, stepUpMinutes, idleMinutes, approverCount, ...Object.fromEntries(covered) };
}

/** @throws ApiProblem 409 if the calling session would be expired or locked out on the next call. */
async function refuseLockOut(
  tx: Tables,
  { actor, client, ports }: Pick<Context, 'actor' | 'client' | 'ports'>,
  row: PolicyRecord,
): Promise<void> {
  const policy = overlaid(row, ports.policyByEnvironment);
  // Checks disabled rules as well, since they apply again after the next start.
  if (!isAllowedFrom({ ...policy, areNetworksEnforced: true }, actor.role, client.ipAddress, ports.networks)) {
    throw wouldLockYouOut(`your own address, ${client.ipAddress ?? 'which is unknown'}, is in none of these networks`);
  }
  const session = await tx.sessions.get(actor.sessionId);
  if (requiresFactor(policy, actor.role) && !session?.secondFactor) {
    throw wouldLockYouOut('you are signed in without a second factor. Add one to your own account first');
  }
}
