import type { SecondFactorDemand } from '../records/records.ts';

/** What the environment of the installation says of the security policy, and by which variable. */
export interface PolicyByEnvironment {
  secondFactor?: SecondFactorDemand;
  stepUpMinutes?: number | null;
  idleMinutes?: number | null;
  approverCount?: number;
  /** False switches the rules off, for whoever holds the machine. */
  areNetworksEnforced: boolean;
}
