// The security policy set by the environment, which overrides that of administrators.
import type { PolicyByEnvironment } from '#core/ports/policy-by-environment.ts';
import type { Found } from './variables.ts';

/** 0 means no limit; undefined leaves it to the policy. */
export function policyOf(found: Found): PolicyByEnvironment {
  const orNull = (minutes: number) => (minutes === 0 ? null : minutes);
  const { SECOND_FACTOR, STEP_UP_MINUTES, SESSION_IDLE_MINUTES, APPROVER_COUNT, NETWORK_RULES } = found;
  return {
    ...(SECOND_FACTOR === undefined ? {} : { secondFactor: SECOND_FACTOR }),
    ...(STEP_UP_MINUTES === undefined ? {} : { stepUpMinutes: orNull(STEP_UP_MINUTES) }),
    ...(SESSION_IDLE_MINUTES === undefined ? {} : { idleMinutes: orNull(SESSION_IDLE_MINUTES) }),
    ...(APPROVER_COUNT === undefined ? {} : { approverCount: APPROVER_COUNT }),
    areNetworksEnforced: NETWORK_RULES !== 'off',
  };
}
