// The mock's situation: scenario, persona and faults, as one value that can be stored, linked and shown.
import type { Fault } from './fault.ts';
import type { Persona } from '../persona.ts';

export interface Situation {
  scenario: string;
  persona: Persona;
  faults: readonly Fault[];
  /** Added to every answer. */
  latencyMs: number;
  isOffline: boolean;
  /** The percentage of calls that fail with 500. */
  failurePercent: number;
  /** The duration of an upload, to show its progress. */
  uploadMs: number;
  /** The address of the browser's calls, as a server would see it. */
  clientAddress: string;
  /** How far the server's clock is ahead of this machine's, to test what ends by time. */
  clockAheadMinutes: number;
}

export const calm: Omit<Situation, 'scenario' | 'persona'> = {
  faults: [],
  latencyMs: 0,
  isOffline: false,
  failurePercent: 0,
  uploadMs: 0,
  clientAddress: '127.0.0.1',
  clockAheadMinutes: 0,
};
