import type { SecondFactorDemand } from '../records/records.ts';

/** Values of the security policy set by environment variables, with the names of the variables. */
export interface PolicyByEnvironment {
  secondFactor?: SecondFactorDemand;
  stepUpMinutes?: number | null;
  idleMinutes?: number | null;
  approverCount?: number;
  /** False disables the network rules; only the operator of the server can set it. */
  areNetworksEnforced: boolean;
}
